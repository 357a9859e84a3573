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

it('writes what was lost, and keeps two tags apart', () => {
  const ways = [
    { expected: 14.2, lies_on: ['1-3', '2-3'] },
    { expected: 12.7, lies_on: ['1-3', '2-3', '3-3'] },
  ];
  const props = { move: { chosen: 1, ways }, board: { box: [0, -0.5, 6, 12], rows }, layout: { unit: U } };
  const { container } = render(FrameAdvice, { props: props as unknown as AdviceProps });
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['−1.5', '0']);
  const [a = 0, b = 0] = [...container.querySelectorAll('.tag')].map((tag) =>
    Number(/ (-?[\d.]+)\)/.exec(tag.parentElement?.getAttribute('transform') ?? '')?.[1]),
  );
  expect(Math.abs(a - b)).toBeGreaterThanOrEqual(26);
});
