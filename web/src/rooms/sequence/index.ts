import { SPACE, type Key, type Inside } from '../props';
import CardBoard from './cards/CardBoard.svelte';
import CardPiece from './cards/CardPiece.svelte';
import ChipPiece from './cards/ChipPiece.svelte';
import ChipSign from './cards/ChipSign.svelte';
import { clothWithEdge, isCardBoard } from './cards/layout';
import { cardOf, chipOf } from './data';
import SequenceTable from './SequenceTable.svelte';

const KEYS: readonly Key[] = [
  { keys: ['1', '…', '9'], what: 'ui-keys-hand' },
  { keys: ['Tab'], what: 'ui-keys-tab-hand' },
  { keys: ['←', '↑', '→', '↓'], what: 'ui-keys-arrows' },
  { keys: ['Home', 'End'], what: 'ui-keys-ends' },
  { keys: ['Enter', SPACE], what: 'ui-keys-place' },
  { keys: ['+', '-', '0'], what: 'ui-keys-zoom' },
];

export const room: Inside = {
  Table: SequenceTable,
  cellsFirst: true,
  sound: 'chip',
  talkSide: 'left',
  keys: KEYS,
  boards: [{ is: isCardBoard, Picture: CardBoard, view: clothWithEdge }],
  pieces: [
    { is: (piece) => cardOf(piece) !== undefined, Picture: CardPiece },
    { is: (piece) => chipOf(piece) !== undefined, Picture: ChipPiece },
  ],
  TeamSign: ChipSign,
};
