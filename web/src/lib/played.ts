import { storedByTable } from './storage';

/** Which game is played at a table, as far as this browser has seen it: so its room can come before the table answers. */
export const gameAt = storedByTable('games');
