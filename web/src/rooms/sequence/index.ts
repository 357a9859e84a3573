import { SPACE, type Key, type Room } from '../props';
import CardBoard from './cards/CardBoard.svelte';
import CardPiece from './cards/CardPiece.svelte';
import ChipPiece from './cards/ChipPiece.svelte';
import ChipSign from './cards/ChipSign.svelte';
import { isCardBoard } from './cards/layout';
import { cardOf, chipOf } from './data';
import Lid from './Lid.svelte';
import SequenceTable from './SequenceTable.svelte';

const KEYS: readonly Key[] = [
  { keys: ['1', '…', '9'], what: 'ui-keys-hand' },
  { keys: ['Tab'], what: 'ui-keys-tab-hand' },
  { keys: ['←', '↑', '→', '↓'], what: 'ui-keys-arrows' },
  { keys: ['Home', 'End'], what: 'ui-keys-ends' },
  { keys: ['Enter', SPACE], what: 'ui-keys-place' },
  { keys: ['+', '-', '0'], what: 'ui-keys-zoom' },
];

export const room: Room = {
  accent: 'crimson',
  Lid,
  Table: SequenceTable,
  cellsFirst: true,
  sound: 'chip',
  keys: KEYS,
  boards: [{ is: isCardBoard, Picture: CardBoard }],
  pieces: [
    { is: (piece) => cardOf(piece) !== undefined, Picture: CardPiece },
    { is: (piece) => chipOf(piece) !== undefined, Picture: ChipPiece },
  ],
  TeamSign: ChipSign,
};
