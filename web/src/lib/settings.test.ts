import { describe, expect, it } from 'vitest';

import { confirms, readSettings } from './settings';

describe('settings', () => {
  it('are the defaults where nothing sensible was remembered', () => {
    const usual = { confirm: 'touch', pace: 'normal', large: false, hints: true, sound: false };
    expect(readSettings(null)).toEqual(usual);
    expect(readSettings('nonsense')).toEqual(usual);
    expect(readSettings('[1]')).toEqual(usual);
    expect(readSettings('{"pace":"breakneck","confirm":7,"large":"yes"}')).toEqual(usual);
  });

  it('keep what was chosen', () => {
    expect(readSettings('{"pace":"hand","confirm":"never","large":true,"sound":true}')).toEqual({
      confirm: 'never',
      pace: 'hand',
      large: true,
      hints: true,
      sound: true,
    });
    expect(readSettings('{"hints":false}').hints).toBe(false);
  });

  it('ask fingers twice, and others only on request', () => {
    expect(confirms('touch', true)).toBe(true);
    expect(confirms('touch', false)).toBe(false);
    expect(confirms('always', false)).toBe(true);
    expect(confirms('never', true)).toBe(false);
  });
});
