import type { Room } from '../props';
import CardBoard from './cards/CardBoard.svelte';
import CardPiece from './cards/CardPiece.svelte';
import ChipPiece from './cards/ChipPiece.svelte';
import ChipSign from './cards/ChipSign.svelte';
import { isCardBoard } from './cards/layout';
import { cardOf, chipOf } from './data';
import Lid from './Lid.svelte';
import SequenceTable from './SequenceTable.svelte';

export const room: Room = {
  accent: 'crimson',
  Lid,
  Table: SequenceTable,
  boards: [{ is: isCardBoard, Picture: CardBoard }],
  pieces: [
    { is: (piece) => cardOf(piece) !== undefined, Picture: CardPiece },
    { is: (piece) => chipOf(piece) !== undefined, Picture: ChipPiece },
  ],
  TeamSign: ChipSign,
};
