import type { Key, Inside } from '../props';
import BestReplay from './BestReplay.svelte';
import FitsTable from './FitsTable.svelte';
import { frameView, isFrame, squaresOf } from './frames/frame';
import FrameAdvice from './frames/FrameAdvice.svelte';
import FrameBoard from './frames/FrameBoard.svelte';
import PolyominoPiece from './frames/PolyominoPiece.svelte';
import PolyominoSign from './frames/PolyominoSign.svelte';
import Points from './Points.svelte';

const KEYS: readonly Key[] = [
  { keys: ['←', '→'], what: 'fit-ui-keys-move' },
  { keys: ['R', '↑', '↓'], what: 'fit-ui-keys-turn' },
  { keys: ['F'], what: 'fit-ui-keys-flip' },
  { keys: ['Enter'], what: 'fit-ui-keys-drop' },
  { keys: ['A'], what: 'fit-ui-keys-aside' },
];

export const room: Inside = {
  Table: FitsTable,
  cellsFirst: true,
  Points,
  Best: BestReplay,
  keys: KEYS,
  how: 'fit-ui-keys-slide',
  boards: [
    {
      is: isFrame,
      Picture: FrameBoard,
      view: frameView,
      // A frame is filled from above: there its columns are named.
      heightOf: ({ kind, y }, { box }) => (kind === 'column' ? box[1] - 0.5 : y),
      Advice: FrameAdvice,
      ownPoints: true,
      tall: true,
    },
  ],
  pieces: [{ is: (piece) => squaresOf(piece) !== undefined, Picture: PolyominoPiece }],
  TallySign: PolyominoSign,
};
