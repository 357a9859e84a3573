// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { commandOf, focusBoard, TABLE_KEYS, whyNoUndo } from './keys';

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

it('says why nothing can be taken back', () => {
  const line = (actor: number) => ({ actor, text: '', words: { id: 'x' } });
  const seats = ['human', 'human'].map((kind) => ({ kind, name: '', mine: false }));
  const bots = [...seats.slice(1), { kind: 'bot:casual', name: '', mine: false }];
  expect(whyNoUndo({ viewer: -1, story: [], seats })).toBe('ui-undo-watching');
  expect(whyNoUndo({ viewer: 0, story: [line(-1), line(1)], seats })).toBe('ui-undo-none-yet');
  expect(whyNoUndo({ viewer: 0, story: [line(0), line(1), line(-1)], seats })).toBe('ui-undo-drawn');
  expect(whyNoUndo({ viewer: 0, story: [line(-1), line(0), line(1)], seats })).toBe('ui-undo-seen');
  expect(whyNoUndo({ viewer: 0, story: [line(-1), line(0), line(1)], seats: bots })).toBe('ui-undo-shown');
});

it('leads from nowhere onto the board, and from nothing else', () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  const cells = (['a', 'b'] as const).map((name, at) => {
    const cell = document.createElement('i');
    cell.setAttribute('data-cell', name);
    cell.tabIndex = at - 1;
    return cell;
  });
  main.append(...cells);
  document.body.replaceChildren(document.createElement('button'), main);
  expect(focusBoard()).toBe(true);
  expect(document.activeElement?.getAttribute('data-cell')).toBe('b');
  document.querySelector('button')?.focus();
  expect(focusBoard()).toBe(false);
});
