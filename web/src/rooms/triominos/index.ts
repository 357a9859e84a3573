import { SPACE, type Key, type Inside } from '../props';
import { dataOf, placed, wonOtherwise } from './data';
import Explained from './Explained.svelte';
import { isTriangular, numbersOf } from './triangles/shape';
import TriangleBoard from './triangles/TriangleBoard.svelte';
import TrianglePiece from './triangles/TrianglePiece.svelte';
import TriominosTable from './TriominosTable.svelte';

const KEYS: readonly Key[] = [
  { keys: ['1', '…', '9'], what: 'ui-keys-hand' },
  { keys: ['Tab'], what: 'ui-keys-tab-hand' },
  { keys: ['←', '↑', '→', '↓'], what: 'tri-ui-keys-open' },
  { keys: ['⇧ ←', '…'], what: 'tri-ui-keys-all' },
  { keys: ['R'], what: 'tri-ui-turn-tile' },
  { keys: ['Home', 'End'], what: 'ui-keys-ends' },
  { keys: ['Enter', SPACE], what: 'ui-keys-place' },
  { keys: ['+', '-', '0'], what: 'ui-keys-zoom' },
];

export const room: Inside = {
  Table: TriominosTable,
  cellsFirst: true,
  keys: KEYS,
  Points: Explained,
  loadSheet: () => import('./ledger/LedgerPage.svelte'),
  hints: true,
  warnsRight: true,
  placed,
  describesEnd: wonOtherwise,
  counted: (scene) => dataOf(scene).counts,
  boards: [{ is: isTriangular, Picture: TriangleBoard }],
  pieces: [{ is: (piece) => numbersOf(piece) !== undefined, Picture: TrianglePiece }],
};
