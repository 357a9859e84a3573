import type { Room } from '../props';
import { dataOf, placed, wonOtherwise } from './data';
import Explained from './Explained.svelte';
import LedgerPage from './ledger/LedgerPage.svelte';
import Lid from './Lid.svelte';
import { isTriangular, numbersOf } from './triangles/shape';
import TriangleBoard from './triangles/TriangleBoard.svelte';
import TrianglePiece from './triangles/TrianglePiece.svelte';
import TriominosTable from './TriominosTable.svelte';

export const room: Room = {
  accent: 'cobalt',
  Lid,
  Table: TriominosTable,
  Points: Explained,
  Sheet: LedgerPage,
  hints: true,
  placed,
  describesEnd: wonOtherwise,
  counted: (scene) => dataOf(scene).counts,
  boards: [{ is: isTriangular, Picture: TriangleBoard }],
  pieces: [{ is: (piece) => numbersOf(piece) !== undefined, Picture: TrianglePiece }],
};
