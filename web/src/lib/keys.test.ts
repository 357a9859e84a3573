import { expect, it } from 'vitest';

import { isFree } from './keys';

/** A key pressed where `closest` finds what matches one of these. */
function pressed(event: Partial<KeyboardEvent> = {}, ...inside: string[]): KeyboardEvent {
  const target = {
    closest: (selector: string) => (selector.split(', ').some((one) => inside.includes(one)) ? {} : null),
  };
  return { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target, ...event } as KeyboardEvent;
}

it('leaves shortcuts, answered keys and fields alone', () => {
  expect(isFree(pressed())).toBe(true);
  expect(isFree(pressed({ shiftKey: true }))).toBe(true);
  for (const taken of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'])
    expect(isFree(pressed({ [taken]: true }))).toBe(false);
  for (const field of ['dialog[open]', 'input', 'select', 'textarea']) expect(isFree(pressed({}, field))).toBe(false);
  expect(isFree(pressed({}, 'dialog'))).toBe(true); // closed just now: the focus has not moved on yet
});

it('leaves alone what a page names besides', () => {
  expect(isFree(pressed({}, 'summary'))).toBe(true);
  expect(isFree(pressed({}, 'summary'), 'summary, [data-scrolls]')).toBe(false);
  expect(isFree(pressed({}, 'input'), 'summary')).toBe(false);
});
