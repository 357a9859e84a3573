import { describe, expect, it } from 'vitest';

import { confirms, parseSettings } from './settings';

describe('settings', () => {
  it('are the defaults where nothing sensible was stored', () => {
    const usual = {
      confirm: 'touch',
      pace: 'normal',
      large: false,
      hints: true,
      warnings: true,
      volume: 0,
      animation: true,
    };
    expect(parseSettings(undefined)).toEqual(usual);
    expect(parseSettings('nonsense')).toEqual(usual);
    expect(parseSettings([1])).toEqual(usual);
    expect(parseSettings({ pace: 'breakneck', confirm: 7, large: 'yes', volume: 3 })).toEqual(usual);
  });

  it('keep what was chosen', () => {
    expect(parseSettings({ pace: 'hand', confirm: 'never', large: true, volume: 0.25, warnings: false })).toEqual({
      confirm: 'never',
      pace: 'hand',
      large: true,
      hints: true,
      warnings: false,
      volume: 0.25,
      animation: true,
    });
    expect(parseSettings({ hints: false }).hints).toBe(false);
    expect(parseSettings({ animation: false }).animation).toBe(false);
  });

  it('know the sound of older versions, which had no volume', () => {
    expect(parseSettings({ sound: true }).volume).toBe(0.5);
    expect(parseSettings({ sound: true, volume: 0 }).volume).toBe(0);
  });

  it('ask fingers twice, and others only on request', () => {
    expect(confirms('touch', true)).toBe(true);
    expect(confirms('touch', false)).toBe(false);
    expect(confirms('always', false)).toBe(true);
    expect(confirms('never', true)).toBe(false);
  });
});
