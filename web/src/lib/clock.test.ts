import { describe, expect, it } from 'vitest';

import { clockText, remaining } from './clock';

const words = (id: string, facts: Record<string, number>): string => `${id} ${Object.values(facts).join(' ')}`;

describe('a clock', () => {
  it('runs only while its seat is asked, and never below nothing', () => {
    expect(remaining(30, true, 12)).toBe(18);
    expect(remaining(30, false, 12)).toBe(30);
    expect(remaining(5, true, 12)).toBe(0);
  });

  it('is written as people write time', () => {
    expect(clockText(0, words)).toBe('0:00');
    expect(clockText(64.2, words)).toBe('1:05');
    expect(clockText(3729, words)).toBe('1:02:09');
    expect(clockText(3 * 86_400 + 7200, words)).toBe('ui-clock-days 3 2');
  });
});
