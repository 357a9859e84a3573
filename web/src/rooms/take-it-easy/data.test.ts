import { expect, it } from 'vitest';

import { lineMarks, rowData } from './data';

const line = { words: { id: '' }, points: 27 };
const along = { length: 3, cells: ['A1', 'A2', 'A3'], tiles: ['923', '964', '978'] };

it('shows how a row of one number counts, and the symbol of the others', () => {
  expect(lineMarks({ ...line, data: { ...along, number: 9 } })).toEqual({ sum: { tone: '9', text: '3 × 9' } });
  expect(lineMarks({ ...line, data: { ...along, symbol: 'sun' } })).toEqual({ sign: 'sun', bonus: false });
  expect(lineMarks({ ...line, data: { ...along, symbol: 'moon', players: 2 } })).toEqual({ sign: 'moon', bonus: true });
  expect(lineMarks({ ...line, data: { round: 1 } })).toEqual({});
});

it('knows nothing of a row without data', () => {
  expect(rowData({ id: '', cells: [], state: 'open', words: { id: '' } })).toMatchObject({ number: 0, beam: '' });
});
