/**
 * The rooms by the names of their games. A room that is not listed has a plain box and is played with the general
 * table. Nothing outside this folder imports from inside a room.
 *
 * Of a room, only its box comes with the first page; the rest is fetched when somebody enters.
 */
import { SvelteMap } from 'svelte/reactivity';

import { once, fetchPart } from '../lib/text-parts';
import { alsoSpeak, texts } from '../lib/texts.svelte';
import MiniFitsLid from './mini-fits/Lid.svelte';
import PlainLid from './PlainLid.svelte';
import type { Box, Inside, Room } from './props';
import SequenceLid from './sequence/Lid.svelte';
import StampSwapLid from './stamp-swap/Lid.svelte';
import TakeItEasyLid from './take-it-easy/Lid.svelte';
import TriominosLid from './triominos/Lid.svelte';

type Listed = Box & { load: () => Promise<{ room: Inside }> };

const ROOMS: Readonly<Record<string, Listed>> = {
  'take-it-easy': { accent: 'teal', Lid: TakeItEasyLid, load: () => import('./take-it-easy') },
  sequence: { accent: 'crimson', Lid: SequenceLid, load: () => import('./sequence') },
  triominos: { accent: 'cobalt', Lid: TriominosLid, load: () => import('./triominos') },
  'mini-fits': { accent: 'violet', Lid: MiniFitsLid, load: () => import('./mini-fits') },
  'stamp-swap': { accent: 'mustard', Lid: StampSwapLid, load: () => import('./stamp-swap') },
};

const PLAIN: Listed = { accent: 'teal', Lid: PlainLid, load: () => Promise.resolve({ room: {} }) };

const opened = new SvelteMap<string, Room>();
const opening = new Map<string, Promise<void>>();

/** The room as far as it has come: until it is open, no more than its box. */
export function roomOf(game: string): Room {
  return opened.get(game) ?? listed(game);
}

export function isOpen(game: string): boolean {
  return opened.has(game);
}

/** Fetch all that a room draws and says. */
export function openRoom(game: string): Promise<void> {
  return once(opening, game, async () => {
    const box = listed(game);
    const [{ room }] = await Promise.all([box.load(), alsoSpeak(game)]);
    opened.set(game, { ...room, accent: box.accent, Lid: box.Lid });
  });
}

/** Somebody is about to enter: what they will need may come now. */
export function expectRoom(game: string): void {
  if (!game || opening.has(game)) return;
  void Promise.all([listed(game).load(), fetchPart(texts.language, game)]).catch(() => undefined);
}

function listed(game: string): Listed {
  return ROOMS[game] ?? PLAIN;
}
