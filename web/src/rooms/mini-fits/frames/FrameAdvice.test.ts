// @vitest-environment happy-dom
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import type { AdviceProps } from '../../props';
import { AIR, U } from './frame';
import FrameAdvice from './FrameAdvice.svelte';

const rows = Array.from({ length: 12 }, () => ({ cells: ['1-1'] }));

function advice(liesOn: string[]) {
  const props = {
    move: { chosen: 0, ways: [{ expected: 3.5, lies_on: liesOn }] },
    board: { box: [0, -0.5, 6, 12], rows },
    layout: { unit: U },
  } as unknown as AdviceProps;
  const { container } = render(FrameAdvice, { props });
  const cut = container.querySelector('clipPath rect');
  const tag = container.querySelector('.tag')?.parentElement?.getAttribute('transform') ?? '';
  return { top: Number(cut?.getAttribute('y')), tag: Number(/ (-?[\d.]+)\)/.exec(tag)?.[1]) };
}

it('cuts a piece that sticks out at the top of the picture, where other things begin', () => {
  const { top, tag } = advice(['1-12', '1-13', '1-14', '1-15']);
  expect(top).toBe(-AIR * U);
  expect(tag).toBeGreaterThan(top);
});

it('writes onto the middle of a piece that lies inside', () => {
  expect(advice(['1-1', '1-2']).tag).toBe(11 * U);
});
