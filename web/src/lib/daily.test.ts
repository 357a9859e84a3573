import { afterEach, describe, expect, it, vi } from 'vitest';

import { noteDays, playedDays, weekOf, weeksKept } from './daily';

const WEDNESDAY = new Date('2026-11-18T23:30:00Z');
const five = (ago: number) => weekOf(WEDNESDAY, ago).slice(0, 5);

describe('the week of challenges', () => {
  it('begins on Monday, in UTC', () => {
    expect(weekOf(WEDNESDAY)[0]).toBe('2026-11-16');
    expect(weekOf(WEDNESDAY).at(-1)).toBe('2026-11-22');
    expect(weekOf(new Date('2026-11-22T12:00:00Z'))[0]).toBe('2026-11-16');
    expect(weekOf(WEDNESDAY, 1)[0]).toBe('2026-11-09');
  });

  it('is kept by five days; the current one breaks nothing yet', () => {
    expect(weeksKept([], WEDNESDAY)).toBe(0);
    expect(weeksKept(five(1), WEDNESDAY)).toBe(1);
    expect(weeksKept([...five(1), ...five(2)], WEDNESDAY)).toBe(2);
    expect(weeksKept([...five(0), ...five(1)], WEDNESDAY)).toBe(2);
    expect(weeksKept([...five(1).slice(1), ...five(2)], WEDNESDAY)).toBe(0);
    expect(weeksKept([...five(1), ...five(3)], WEDNESDAY)).toBe(1);
  });
});

describe('the days of challenges', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are those of all my devices, each once, the latest last', () => {
    const held = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, text: string) => held.set(name, text),
    });
    noteDays('2026-11-18');
    noteDays('2026-11-16', '2026-11-18');
    expect(playedDays()).toEqual(['2026-11-16', '2026-11-18']);
  });
});
