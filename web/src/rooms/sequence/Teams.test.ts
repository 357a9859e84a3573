// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';

import type { TableView } from '../../lib/wire';
import { board, scene } from '../../testing/fixtures';
import Teams from './Teams.svelte';

const team = { colour: 'red', seats: [0], close: [], made: 0, words: { id: 'none-yet' } };
const data = { kind: 'sequence', teams: [team], seats: [{ team: 0, cards: 7 }], turn: 0, dealer: 0 };
const shown = { viewer: 0, seats: [], scene: scene({ data: data as never }) } as unknown as TableView;
const needs = () => screen.queryByText('seq-ui-team-far') !== null;

beforeEach(() => localStorage.clear());

it('shows what each team needs, until somebody would rather see for themselves', async () => {
  const first = render(Teams, { shown, board: board() });
  expect(needs()).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: /hide/ }));
  expect(needs()).toBe(false);
  first.unmount();
  render(Teams, { shown, board: board() }); // it is remembered
  expect(needs()).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: /show/ }));
  expect(needs()).toBe(true);
});
