import { describe, expect, it } from 'vitest';

import { complete, offered, presetOf, said } from './options';
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
    const odd = [field('a', ['x', 'y'], { b: 'x' }), field('b', ['x', 'y'], { a: 'x' }), field('c', ['x'], { gone: 'x' })];
    expect(offered(odd, {}).map(({ name }) => name)).not.toContain('c');
  });

  it('sends what is offered and differs', () => {
    expect(said(fields, { board: 'plain', extras: 'some' })).toEqual({});
    expect(said(fields, { board: 'fancy', extras: 'some', shiny: 'no' })).toEqual({ board: 'fancy', extras: 'some' });
  });

  it('completes with defaults', () => {
    expect(complete(fields, { extras: 'some' })).toEqual({ board: 'plain', extras: 'some', shiny: 'no' });
  });

  it('recognises a preset, however it was reached', () => {
    const presets = [
      { name: 'base', options: { board: 'plain' } },
      { name: 'rich', options: { board: 'fancy', extras: 'some' } },
    ];
    expect(presetOf(presets, fields, {})?.name).toBe('base');
    expect(presetOf(presets, fields, { extras: 'some', board: 'fancy', shiny: 'no' })?.name).toBe('rich');
    expect(presetOf(presets, fields, { board: 'fancy' })).toBeUndefined();
  });
});
