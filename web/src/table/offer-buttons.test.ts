// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import { FakeConnection, scene, shown } from '../testing/fixtures';
import Playing from '../testing/Playing.svelte';
import PassButtons from './PassButtons.svelte';
import type { Play } from './play.svelte';
import UndoButtons from './UndoButtons.svelte';

const two = ['Ada', 'Bo'].map((name) => ({ kind: 'human', name, mine: true }));

it('offers to take back what can be taken back, and else says why not', async () => {
  const fake = new FakeConnection(shown({ seats: two, undoable_seats: [1] }));
  let play!: Play;
  const { unmount } = render(Playing, { fake, Shows: UndoButtons, onplay: (made: Play) => (play = made) });
  const [mine, others] = screen.getAllByRole('button');
  expect([mine?.getAttribute('aria-disabled'), mine?.title, others?.textContent]).toEqual([
    'true',
    'ui-undo-none-yet',
    'ui-undo-of',
  ]);
  await fireEvent.click(mine as HTMLElement);
  expect([fake.sent, play.problem?.words.id]).toEqual([[], 'ui-undo-none-yet']);
  await fireEvent.click(others as HTMLElement);
  expect(fake.sent).toEqual(['undo 1']);
  unmount();
  const asks = new FakeConnection(shown({ consent: true }));
  const { unmount: leave } = render(Playing, { fake: asks, Shows: UndoButtons });
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false');
  leave();
  render(Playing, { fake: asks, Shows: UndoButtons });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['ui-undo-ask']);
});

it('passes the screen on to those of us who can act', async () => {
  const fake = new FakeConnection(
    shown({ seats: [...two, { kind: 'human', name: 'Eve', mine: false }], offered: [1, 2] }),
  );
  render(Playing, { fake, Shows: PassButtons });
  await fireEvent.click(screen.getByRole('button', { name: 'ui-pass-on' }));
  expect(fake.sent).toEqual(['look 1']);
});

it('covers what one of us may see and another may not', () => {
  const fake = new FakeConnection(shown({ seats: two }, scene({ secret: true })));
  let covered: boolean | undefined;
  let asked: string | undefined;
  render(Playing, {
    fake,
    Shows: UndoButtons,
    onplay: (play: Play) => {
      [covered, asked] = [play.covered, play.asked];
      play.uncover();
      expect(play.covered).toBe(false);
      expect(play.asked).toBe('0.7');
    },
  });
  expect(covered).toBe(true);
  expect(asked).toBe('');
});
