import { describe, expect, it } from 'vitest';

import type { Board, Scene } from '../../lib/wire';
import { fitting, playableFirst, recentOf, rowsOf, type SeatData, type Turn, wonOtherwise, NOTHING } from './data';

const turn = (seat: number, total: number): Turn => ({ seat, drawn: 0, cost: 0, points: 0, total });
const seats = Array.from({ length: 3 }, (): SeatData => ({ tiles: 0, points: 0, lot: '', rack: [], sums: [] }));

describe('the history of a round', () => {
  it('has a row for each time round the table, from the starter on', () => {
    const rows = rowsOf({ turns: [turn(2, 1), turn(0, 2), turn(1, 3), turn(2, 4), turn(1, 5)], starter: 2, seats });
    expect(rows.map((row) => [...row].map(([seat, { total }]) => [seat, total]))).toEqual([
      [
        [2, 1],
        [0, 2],
        [1, 3],
      ],
      [
        [2, 4],
        [1, 5],
      ],
    ]);
  });

  it('marks the last tile of each seat, and most the latest', () => {
    const piece = (cell: string, seat: number, state = '') => ({
      id: cell,
      words: { id: '' },
      shape: 'up',
      cell,
      state,
      data: { seat, numbers: [0, 0, 0], face: '000' },
    });
    const board: Board = {
      id: '',
      words: { id: '' },
      box: [0, 0, 1, 1],
      cells: [],
      pieces: [piece('a', 0), piece('b', 1), piece('c', 0, 'last')],
    };
    expect([...recentOf(board)].sort()).toEqual([
      ['b', 'recent'],
      ['c', 'last'],
    ]);
  });
});

it('knows when points do not say who won', () => {
  const over = (winners: number[], counts = true) =>
    ({
      winners,
      scores: [410, 433].map((points, seat) => ({ seat, points })),
      data: { ...NOTHING, counts },
    }) as unknown as Scene;
  expect(wonOtherwise(over([1]))).toBe(false);
  expect(wonOtherwise(over([0]))).toBe(true);
  expect(wonOtherwise(over([1], false))).toBe(true);
});

describe('the rack', () => {
  const tile = (id: string) => ({ id, words: { id: '' }, shape: 'up' });
  const to = (piece: string, cell: string) => ({ action: `${piece}@${cell}`, words: { id: '' }, piece, cell });
  const scene = {
    tray: ['a', 'b', 'c', 'd'].map(tile),
    targets: [to('b', '1,0'), to('d', '1,0'), to('d', '2,0'), { action: 'draw', words: { id: '' } }],
  } as unknown as Scene;

  it('has what can be laid first, and of these what was just drawn', () => {
    const order = (...fresh: string[]) => playableFirst(scene, new Set(fresh)).map(({ id }) => id);
    expect(order()).toEqual(['b', 'd', 'a', 'c']);
    expect(order('d')).toEqual(['d', 'b', 'a', 'c']);
    expect(order('c')).toEqual(['b', 'd', 'c', 'a']);
  });

  it('knows what goes on a place', () => {
    expect([...fitting(scene, '1,0')]).toEqual(['b', 'd']);
    expect([...fitting(scene, '9,9')]).toEqual([]);
  });
});
