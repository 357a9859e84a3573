import type { Key, Inside } from '../props';
import BestDay from './BestDay.svelte';
import { isBuiltIn, opponentOf } from './data';
import Points from './Points.svelte';
import { albumView, isAlbum } from './stamps/album';
import AlbumBoard from './stamps/AlbumBoard.svelte';
import { collectionView, isCollection } from './stamps/collection';
import CollectionBoard from './stamps/CollectionBoard.svelte';
import { stampOf } from './stamps/stamp';
import StampAlone from './stamps/StampAlone.svelte';
import StampTable from './StampTable.svelte';

const KEYS: readonly Key[] = [
  { keys: ['1', '…', '9'], what: 'sts-ui-keys-choose' },
  { keys: ['←', '↑', '→', '↓'], what: 'ui-keys-arrows' },
  { keys: ['Enter'], what: 'sts-ui-keys-place' },
];

export const room: Inside = {
  Table: StampTable,
  cellsFirst: true,
  Points,
  Best: BestDay,
  counts: 'sts-ui-day',
  progressNote: opponentOf,
  note: 'sts-ui-built-in-new',
  keys: KEYS,
  how: 'sts-ui-choose',
  whose: (scene) => (isBuiltIn(scene) ? 'sts-ui-built-in-short' : ''),
  describesEnd: () => true,
  boards: [
    { is: isAlbum, Picture: AlbumBoard, view: albumView },
    { is: isCollection, Picture: CollectionBoard, view: collectionView },
  ],
  pieces: [{ is: (piece) => stampOf(piece) !== undefined, Alone: StampAlone }],
};
