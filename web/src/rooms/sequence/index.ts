import type { Room } from '../props';
import CardBoard from './cards/CardBoard.svelte';
import CardPiece from './cards/CardPiece.svelte';
import ChipPiece from './cards/ChipPiece.svelte';
import ChipSign from './cards/ChipSign.svelte';
import { isCardBoard } from './cards/layout';
import { cardOf } from './data';
import Lid from './Lid.svelte';
import SequenceTable from './SequenceTable.svelte';

export const room: Room = {
  accent: 'crimson',
  Lid,
  Table: SequenceTable,
  boards: [{ is: isCardBoard, Picture: CardBoard }],
  pieces: [
    { is: (piece) => piece.shape === 'card' && cardOf(piece) !== '', Picture: CardPiece },
    { is: ({ shape }) => shape === 'chip', Picture: ChipPiece },
  ],
  TeamSign: ChipSign,
};
