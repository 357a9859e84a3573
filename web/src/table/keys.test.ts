// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { commandOf, TABLE_KEYS } from './keys';

function pressed(key: string, on = 'div'): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key });
  document.createElement(on).dispatchEvent(event);
  return event;
}

it('has one command for each key, whatever its case', () => {
  expect(new Set(TABLE_KEYS.map(({ key }) => key)).size).toBe(TABLE_KEYS.length);
  for (const { key, does } of TABLE_KEYS) {
    expect(commandOf(pressed(key))).toBe(does);
    expect(commandOf(pressed(key.toUpperCase()))).toBe(does);
  }
  expect(commandOf(pressed('x'))).toBeUndefined();
});

it('goes on by Space and Enter, unless a button has the focus', () => {
  for (const key of [' ', 'Enter']) {
    expect(commandOf(pressed(key))).toBe('next');
    expect(commandOf(pressed(key, 'button'))).toBeUndefined();
  }
});
