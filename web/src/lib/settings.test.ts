import { describe, expect, it } from 'vitest';

import { confirms, parseSettings } from './settings';

describe('settings', () => {
  it('are the defaults where nothing sensible was stored', () => {
    const usual = { confirm: 'touch', pace: 'normal', large: false, hints: true, sound: false };
    expect(parseSettings(undefined)).toEqual(usual);
    expect(parseSettings('nonsense')).toEqual(usual);
    expect(parseSettings([1])).toEqual(usual);
    expect(parseSettings({ pace: 'breakneck', confirm: 7, large: 'yes' })).toEqual(usual);
  });

  it('keep what was chosen', () => {
    expect(parseSettings({ pace: 'hand', confirm: 'never', large: true, sound: true })).toEqual({
      confirm: 'never',
      pace: 'hand',
      large: true,
      hints: true,
      sound: true,
    });
    expect(parseSettings({ hints: false }).hints).toBe(false);
  });

  it('ask fingers twice, and others only on request', () => {
    expect(confirms('touch', true)).toBe(true);
    expect(confirms('touch', false)).toBe(false);
    expect(confirms('always', false)).toBe(true);
    expect(confirms('never', true)).toBe(false);
  });
});
