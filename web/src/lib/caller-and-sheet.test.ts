import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import {
  begun,
  discarded,
  isDone,
  isLookingBack,
  isOneOfSeveral,
  isRound,
  lookAt,
  onward,
  sceneOf,
  skippedFor,
  skippedLast,
  voiceFor,
} from './calling';
import { codeOf, erased, isWhole, matching, placesOf, saysTheSame, typed } from './picking';
import { boardOf, isEntered, lay, lastBegun, nextEmpty, still, takeOff, withBoard, withPlayers } from './sheets';
import { needsPiece, whyNot } from './why';
import type { Calls, Mark, Piece, Scene } from './wire';
import { Speaker } from './words';

const piece = (code: string): Piece => ({
  id: code,
  words: { id: 'piece', args: { code } },
  shape: 'hexagon',
  marks: [
    { kind: 'band' },
    ...Array.from(code, (text): Mark => ({ kind: 'text', text, tone: text === '*' ? 'joker' : text })),
  ],
});

const calls: Calls = {
  game: 'x',
  options: {},
  seats: 1,
  round: 1,
  pieces: ['12', '34', '56'].map(piece),
  tallies: [{ words: { id: 'ones' }, left: 3, of: 3 }],
  left: [[2], [2], [1]],
  shapes: {},
  tones: {},
};

describe('calling', () => {
  it('goes on to the end and no further', () => {
    let round = begun(calls);
    expect([round.called, isDone(round)]).toEqual([0, false]);
    for (const called of [1, 2, 3, 3]) {
      round = onward(round);
      expect([round.called, round.shown]).toEqual([called, called]);
    }
    expect(isDone(round)).toBe(true);
  });

  it('looks back without calling, and goes forward to the latest', () => {
    let round = lookAt(onward(onward(begun(calls))), 1);
    expect([round.called, round.shown, isLookingBack(round)]).toEqual([2, 1, true]);
    round = onward(round);
    expect([round.called, round.shown, isLookingBack(round)]).toEqual([2, 2, false]);
    expect(lookAt(round, -3).shown).toBe(1);
    expect(lookAt(begun(calls), 5).shown).toBe(0);
  });

  it('knows what is left', () => {
    const left = (called: number) => sceneOf({ calls, called }).tallies?.[0]?.left;
    expect([0, 1, 3].map(left)).toEqual([3, 2, 1]);
  });

  it('shows what was discarded when it comes, and after the last call the rest', () => {
    const [one, two, three] = ['7', '8', '9'].map(piece);
    const skipping: Calls = { ...calls, skipped: [[one!], [], [two!], [three!]] };
    let round = begun(skipping);
    expect(discarded(round)).toEqual([]);
    round = onward(onward(round));
    expect([discarded(round), skippedFor(round), skippedFor(lookAt(round, 1)), skippedLast(round)]).toEqual([
      [one],
      [],
      [one],
      [],
    ]);
    round = onward(round);
    expect([discarded(round), skippedFor(round), skippedLast(round)]).toEqual([[one, two, three], [two], [three]]);
    expect(discarded(onward(begun(calls)))).toEqual([]);
  });

  it('knows a round of several', () => {
    expect([{}, { more: true }, { round: 2 }].map((more) => isOneOfSeveral(begun({ ...calls, ...more })))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('believes only what it has kept itself', () => {
    expect(isRound(JSON.parse(JSON.stringify(begun(calls))))).toBe(true);
    for (const wrong of [null, [], {}, { calls: {} }, { calls, called: '1', shown: 0 }])
      expect(isRound(wrong)).toBe(false);
  });

  it('reads with a voice of the language, or with none', () => {
    const voice = (lang: string, more = {}) => ({ lang, name: lang, localService: false, default: false, ...more });
    const voices = [
      voice('en-US', { default: true }),
      voice('pl-PL'),
      voice('pl_PL', { localService: true }),
      voice('pt-BR'),
    ];
    expect(voiceFor(voices, 'pl')).toBe(voices[2]);
    expect(voiceFor(voices, 'pt')).toBe(voices[3]);
    expect(voiceFor(voices.slice(0, 1), 'pl')).toBeUndefined();
  });
});

describe('picking', () => {
  const pieces = ['12', '14', '32', '*4'].map(piece);
  const places = placesOf(pieces);

  it('reads what is written', () => {
    expect(codeOf(piece('978'))).toBe('978');
    expect(places.map((signs) => signs.map(({ text }) => text))).toEqual([
      ['1', '3', '*'],
      ['2', '4'],
    ]);
    expect(placesOf([])).toEqual([]);
    expect(placesOf([piece('1'), piece('12')])).toEqual([]);
  });

  it('narrows down, one place after the other', () => {
    let chosen = typed(places, [], '1');
    expect(chosen).toEqual(['1', '']);
    expect(matching(pieces, chosen).map(codeOf)).toEqual(['12', '14']);
    expect(typed(places, chosen, '9')).toEqual(['1', '']);
    chosen = typed(places, chosen, '4');
    expect([isWhole(chosen), matching(pieces, chosen).map(codeOf)]).toEqual([true, ['14']]);
    expect(erased(chosen)).toEqual(['1', '']);
    expect(typed(places, chosen, '3')).toEqual(['3', '']);
    expect(typed(places, [], '0')).toEqual(['*', '']);
    expect(isWhole([])).toBe(false);
  });

  it('knows a piece by its words', () => {
    expect(saysTheSame({ id: 'a', args: { n: 1 } }, { id: 'a', args: { n: 1 } })).toBe(true);
    expect(saysTheSame({ id: 'a' }, { id: 'a', args: {} })).toBe(true);
    expect(saysTheSame({ id: 'a', args: { n: 1 } }, { id: 'a', args: { n: 2 } })).toBe(false);
  });
});

describe('sheets', () => {
  const cells = ['a', 'b', 'c'];

  it('lays, takes off, and finds the next empty cell', () => {
    const board = lay(lay({}, 'a', '12'), 'c', '14');
    expect(nextEmpty(cells, board, 'a')).toBe('b');
    expect(nextEmpty(cells, takeOff(board, 'a'), 'c')).toBe('a');
    expect(nextEmpty(cells, lay(board, 'b', '32'), 'a')).toBe('');
    expect(still(board, new Set(['a', 'b']), new Set(['12', '14']))).toEqual({ a: '12' });
  });

  it('keeps a board for every round', () => {
    const ana = withBoard({ name: 'Ana', board: { a: 'X' } }, 1, { b: 'X' });
    expect([0, 1, 2].map((round) => boardOf(ana, round))).toEqual([{ a: 'X' }, { b: 'X' }, {}]);
    expect(boardOf(withBoard(ana, 0, {}), 1)).toEqual({ b: 'X' });
    expect([lastBegun([ana], 1), lastBegun([ana], 3), lastBegun([{ name: '', board: {} }], 2)]).toEqual([0, 1, 0]);
    expect(isEntered(JSON.parse(JSON.stringify({ options: {}, called: [], players: [ana] })))).toBe(true);
    expect(isEntered({ options: {}, called: [], players: [{ ...ana, more: 'b' }] })).toBe(false);
  });

  it('keeps the boards of those who stay', () => {
    const two = withPlayers([{ name: 'Ana', board: { a: '12' } }], 2);
    expect(two).toEqual([
      { name: 'Ana', board: { a: '12' } },
      { name: '', board: {} },
    ]);
    expect(withPlayers(two, 1)).toEqual(two.slice(0, 1));
    expect(isEntered({ options: {}, called: [], players: two })).toBe(true);
    for (const wrong of [null, {}, { options: {}, called: [], players: [] }, { options: {}, called: [], players: [1] }])
      expect(isEntered(wrong)).toBe(false);
  });
});

it('says why not', () => {
  const refusals = [{ cells: ['a1', 'a2'], words: { id: 'taken' }, rule: 'R-1' }];
  const scene: Scene = {
    words: { id: '' },
    boards: [],
    refusals,
    targets: [{ action: 'x', words: { id: 'x' }, cell: 'b1', piece: 'p' }],
  };
  expect(whyNot(scene, 'a2')?.rule).toBe('R-1');
  expect(whyNot(scene, 'b1')).toBeUndefined();
  expect([needsPiece(scene, 'b1'), needsPiece(scene, 'a1')]).toEqual([true, false]);
});

it('reads parts of messages', () => {
  const speaker = new Speaker('en', [new FluentResource('R-1 = Text.\n    .title = Title of { $n }\n')]);
  expect(speaker.part('R-1', 'title', { n: 5 })).toBe('Title of 5');
  expect([speaker.part('R-1', 'other'), speaker.part('R-2', 'title')]).toEqual(['', '']);
});
