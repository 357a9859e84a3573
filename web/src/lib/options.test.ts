import { describe, expect, it } from 'vitest';

import {
  asked,
  choicesOf,
  choosable,
  complete,
  nearest,
  offered,
  presetOf,
  presetsFor,
  given,
  seated,
  span,
  usualSeats,
} from './options';
import type { OptionField } from './wire';

const field = (name: string, choices: string[], needs: Record<string, string> = {}): OptionField => ({
  name,
  choices,
  default: choices[0] ?? '',
  rule: '',
  assumed: false,
  needs,
  cardboard: true,
  by_seats: false,
  seats: [],
  choices_at: {},
  asked_at: [],
});
const fields = [
  field('board', ['plain', 'fancy']),
  field('extras', ['none', 'some'], { board: 'fancy' }),
  field('shiny', ['no', 'yes'], { extras: 'some' }),
];
const names = (chosen: Record<string, string>) => offered(fields, chosen).map(({ name }) => name);

describe('the form of options', () => {
  it('offers what means something', () => {
    expect(names({})).toEqual(['board']);
    expect(names({ board: 'fancy' })).toEqual(['board', 'extras']);
    expect(names({ board: 'fancy', extras: 'some' })).toEqual(['board', 'extras', 'shiny']);
  });

  it('does not let a hidden choice bring others back', () => {
    expect(names({ board: 'plain', extras: 'some' })).toEqual(['board']);
  });

  it('survives needs that go in circles or nowhere', () => {
    const odd = [
      field('a', ['x', 'y'], { b: 'x' }),
      field('b', ['x', 'y'], { a: 'x' }),
      field('c', ['x'], { gone: 'x' }),
    ];
    expect(offered(odd, {}).map(({ name }) => name)).not.toContain('c');
  });

  it('sends what is offered and differs', () => {
    expect(given(fields, { board: 'plain', extras: 'some' })).toEqual({});
    expect(given(fields, { board: 'fancy', extras: 'some', shiny: 'no' })).toEqual({ board: 'fancy', extras: 'some' });
  });

  it('completes with defaults', () => {
    expect(complete(fields, { extras: 'some' })).toEqual({ board: 'plain', extras: 'some', shiny: 'no' });
  });

  it('recognises a preset, however it was reached', () => {
    const presets = [
      { name: 'base', options: { board: 'plain' }, seats: [1, 2] },
      { name: 'rich', options: { board: 'fancy', extras: 'some' }, seats: [1, 2] },
    ];
    expect(presetOf(presets, fields, {})?.name).toBe('base');
    expect(presetOf(presets, fields, { extras: 'some', board: 'fancy', shiny: 'no' })?.name).toBe('rich');
    expect(presetOf(presets, fields, { board: 'fancy' })).toBeUndefined();
  });
});

describe('options and the number of seats', () => {
  // Alone one plays easy or hard, at some level; together there is one way, with or without a twist, and rounds by seats.
  const game = {
    options: [
      { ...field('way', ['hard', 'easy', 'together']), choices_at: { hard: [1], easy: [1], together: [2, 3] } },
      { ...field('level', ['low', 'high']), seats: [1] },
      { ...field('twist', ['no', 'yes']), choices_at: { yes: [3] } },
      { ...field('rounds', ['1', '2', '3']), by_seats: true },
      field('colour', ['red', 'blue']),
    ],
    presets: [
      { name: 'easy', options: { way: 'easy' }, seats: [1] },
      { name: 'hard', options: { way: 'hard', level: 'high' }, seats: [1] },
      { name: 'together', options: { way: 'together' }, seats: [2, 3] },
      { name: 'twisted', options: { way: 'together', twist: 'yes' }, seats: [3] },
    ],
  };
  const shown = (chosen: Record<string, string>, seats: number) =>
    choosable(game.options, chosen, seats).map(({ name }) => name);
  const sent = (chosen: Record<string, string>, seats: number) => given(game.options, seated(game, chosen, seats));

  it('shows what means something to so many, and only what they can choose', () => {
    expect(shown({}, 1)).toEqual(['way', 'level', 'colour']);
    expect(shown({ way: 'together' }, 2)).toEqual(['rounds', 'colour']);
    expect(shown({ way: 'together' }, 3)).toEqual(['twist', 'rounds', 'colour']);
    expect(choicesOf(game.options[0] ?? field('', []), 1)).toEqual(['hard', 'easy']);
  });

  it('shows everything while nobody knows how many play', () => {
    expect(shown({}, 0)).toEqual(['way', 'level', 'twist', 'colour']);
    expect(presetsFor(game.presets, 0)).toHaveLength(4);
  });

  it('offers the presets for so many', () => {
    expect(presetsFor(game.presets, 1).map(({ name }) => name)).toEqual(['easy', 'hard']);
    expect(presetsFor(game.presets, 2).map(({ name }) => name)).toEqual(['together']);
  });

  it('keeps a preset that is for so many, else takes the first that is', () => {
    expect(sent({ way: 'together', twist: 'yes' }, 3)).toEqual({ way: 'together', twist: 'yes' });
    expect(sent({ way: 'together', twist: 'yes' }, 2)).toEqual({ way: 'together' });
    expect(sent({ way: 'together' }, 1)).toEqual({ way: 'easy' });
    expect(sent({ level: 'high' }, 2)).toEqual({ way: 'together' });
  });

  it('sends what is hidden as the preset has it', () => {
    expect(shown({ way: 'together' }, 2)).not.toContain('way');
    expect(sent({ way: 'easy' }, 2)).toEqual({ way: 'together' });
  });

  it('keeps of a mix what is for so many', () => {
    expect(sent({ way: 'easy', level: 'high', colour: 'blue' }, 2)).toEqual({ way: 'together', colour: 'blue' });
    expect(sent({ way: 'together', twist: 'yes', colour: 'blue' }, 2)).toEqual({ way: 'together', colour: 'blue' });
  });

  it('lets rounds follow the seats, whatever becomes of the preset', () => {
    expect(sent({ way: 'together', rounds: '2' }, 3)).toEqual({ way: 'together', rounds: '3' });
    expect(sent({ way: 'together', twist: 'yes', rounds: '3' }, 2)).toEqual({ way: 'together', rounds: '2' });
  });

  it('opens a new table for as many as the first preset is for, two if it can', () => {
    const [alone, any, many] = [[1], [1, 2, 3], [4, 6]].map((seats, number) => ({
      name: `${number}`,
      seats,
      options: {},
    }));
    const bots = ['club'];
    expect(usualSeats({ presets: [alone!, any!], seats: [1, 2, 3], bots })).toBe(1);
    expect(usualSeats({ presets: [any!, alone!], seats: [1, 2, 3], bots })).toBe(2);
    expect(usualSeats({ presets: [any!], seats: [1, 2, 3], bots: [] })).toBe(1);
    expect(usualSeats({ presets: [many!], seats: [2, 4, 6], bots })).toBe(4);
    expect(usualSeats({ presets: [], seats: [3, 4], bots })).toBe(3);
  });

  it('goes to the nearest number of seats that a preset is for', () => {
    expect([2, 4, 13].map((seats) => nearest([3, 6, 9, 12], seats))).toEqual([3, 6, 12]);
    expect(nearest([1], 4)).toBe(1);
  });

  it('reads numbers out', () => {
    expect([span([1]), span([2, 3, 4]), span([3, 6, 9])]).toEqual(['1', '2–4', '3, 6, 9']);
  });
});

describe('what the players decide', () => {
  const cakes = { ...field('cakes', ['auto', 'one', 'three']), choices_at: { three: [3, 6] }, asked_at: [6] };
  const all = [cakes, field('cream', ['no', 'yes'])];
  const presets = [
    { name: 'plain', options: { cakes: 'auto' }, seats: [3, 4, 6] },
    { name: 'three', options: { cakes: 'three' }, seats: [3, 6] },
    { name: 'creamy', options: { cakes: 'auto', cream: 'yes' }, seats: [3, 4, 6] },
  ];

  it('is asked, without the default among the answers', () => {
    expect(asked(all, {}, 6)).toEqual([cakes]);
    expect(asked(all, {}, 4)).toEqual([]);
    expect(choicesOf(cakes, 6)).toEqual(['one', 'three']);
    expect(choicesOf(cakes, 4)).toEqual(['auto', 'one']);
    expect(choosable(all, {}, 6).map(({ name }) => name)).toEqual(['cream']);
  });

  it('stays open when the number of seats comes to it, and closes when it goes on', () => {
    expect(seated({ presets, options: all }, { cakes: 'auto' }, 6)).toEqual({ cakes: 'auto' });
    expect(seated({ presets, options: all }, { cakes: 'three' }, 4)['cakes']).toBe('auto');
  });

  it('does not make another preset of it', () => {
    const name = (chosen: Record<string, string>) => presetOf(presets, all, chosen)?.name;
    expect(name({ cakes: 'one' })).toBe('plain');
    expect(name({ cakes: 'three' })).toBe('three');
    expect(name({ cakes: 'one', cream: 'yes' })).toBe('creamy');
    expect(name({ cakes: 'three', cream: 'yes' })).toBe('creamy');
  });
});
