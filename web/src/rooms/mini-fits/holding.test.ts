import { expect, it } from 'vitest';

import { cardsOf, drawn, longest, NOTHING, type Offer, type RoomData, squareOf, type Way } from './data';
import { columnOver, flipped, heldAs, offerOf, taken, turned, within } from './holding';

/** Three squares around a corner, as the server turns them: flipped from the fifth on, then clockwise. */
type Squares = [number, number][];
const settled = (squares: Squares): Squares => {
  const [left, low] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  return squares.map(([x, y]): [number, number] => [x - left, y - low]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
};
const mirrored = (squares: Squares) => settled(squares.map(([x, y]) => [-x, y]));
const clockwise = (squares: Squares) => settled(squares.map(([x, y]) => [y, -x]));
const ways = (base: Squares): Way[] =>
  Array.from({ length: 8 }, (_, way) => {
    let squares = way < 4 ? settled(base) : mirrored(base);
    for (let turn = 0; turn < way % 4; turn++) squares = clockwise(squares);
    return {
      name: `L${way}`,
      squares,
      width: Math.max(...squares.map(([x]) => x)) + 1,
      height: Math.max(...squares.map(([, y]) => y)) + 1,
    };
  });
const L = ways([
  [0, 0],
  [1, 0],
  [0, 1],
  [0, 2],
  [0, 3],
]);

const OFFER: Offer = {
  name: '',
  column: 1,
  rest: 0,
  squares: [],
  lines: [],
  buries: [],
  shelters: [],
  covers: [],
  loses: [],
  above: 0,
  points: 0,
};

function table(offers: Record<string, Partial<Offer>> = {}): RoomData {
  return {
    ...NOTHING,
    columns: 6,
    rows: 10,
    pieces: { L, C: L, T: L, U: L },
    deck: ['C'],
    skipped: [{ piece: 'T', seats: [0] }],
    card: 'L',
    offers: Object.fromEntries(Object.entries(offers).map(([action, offer]) => [action, { ...OFFER, ...offer }])),
  };
}

it('turns and flips what one sees', () => {
  for (let way = 0; way < 8; way++) {
    const now = L[way]?.squares ?? [];
    expect(L[turned(way, 1)]?.squares).toEqual(clockwise(now));
    expect(turned(turned(way, 1), -1)).toBe(way);
    expect(L[flipped(way)]?.squares).toEqual(mirrored(now));
    expect(flipped(flipped(way))).toBe(way);
  }
});

it('keeps the piece over the frame, in the middle of the wish', () => {
  expect([within(0, 2, 6), within(3, 2, 6), within(6, 2, 6)]).toEqual([1, 3, 5]);
  expect([columnOver(0.2, 2, 6), columnOver(3, 2, 6), columnOver(5.9, 2, 6)]).toEqual([1, 3, 5]);
  expect(heldAs(table(), 'L', { way: 0, column: 5 }, 1)).toEqual({ way: 1, column: 3 });
  expect(heldAs(table(), 'L', { way: 1, column: 1 }, 0)).toEqual({ way: 0, column: 2 });
});

it('offers only what the table offers', () => {
  const data = table({ 'L1@2': { name: 'L1', column: 2, points: 1 } });
  expect(offerOf(data, 'L', { way: 1, column: 2 })?.action).toBe('L1@2');
  expect(offerOf(data, 'L', { way: 1, column: 3 })).toBeUndefined();
  expect(taken(data, 'L')).toEqual({ way: 1, column: 2 });
  expect(taken(table({ 'L5@3': { name: 'L5', column: 3 } }), 'L')).toEqual({ way: 5, column: 3 });
  expect(taken(table(), 'L')).toEqual({ way: 0, column: 3 });
});

it('reads squares, cards and sizes', () => {
  expect(
    drawn(
      [
        [0, 0],
        [1, 2],
      ],
      3,
    ),
  ).toEqual([
    [0, 2],
    [1, 0],
  ]);
  expect(squareOf('3-1', 10)).toEqual([2, 9]);
  expect(longest(table())).toBe(4);
});

it('keeps every card in its place and says what became of it', () => {
  const frames = [{ aside: ['U'] }] as unknown as RoomData['frames'];
  const data: RoomData = {
    ...NOTHING,
    pieces: Object.fromEntries(['D', 'F', 'L', 'N', 'U', 'W'].map((letter) => [letter, []])),
    deck: ['F', 'L'],
    skips: ['F'],
    skipped: [{ piece: 'N', seats: [1] }],
    card: 'D',
    frames,
  };
  expect(cardsOf(data, 0).map(({ letter, state }) => letter + ' ' + state)).toEqual([
    'D now',
    'F skips',
    'L deck',
    'N skipped',
    'U aside',
    'W came',
  ]);
  expect(cardsOf(data, 1).find(({ letter }) => letter === 'U')?.state).toBe('came');
});
