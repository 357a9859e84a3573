// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';

import type { Scene, TableView } from '../lib/wire';
import { board, FakeConnection, piece, shown, target } from '../testing/fixtures';
import Playing from '../testing/Playing.svelte';
import type { Play } from './play.svelte';
import Tray from './Tray.svelte';

function tray(more: Partial<Omit<TableView, 'scene'>> = {}, inScene: Partial<Scene> = {}) {
  const fake = new FakeConnection(shown(more, inScene));
  let play!: Play;
  render(Playing, { fake, Shows: Tray, onplay: (made: Play) => (play = made) });
  return { fake, play };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a tray', () => {
  it('says what the situation is, and waits for a place', () => {
    tray();
    expect(screen.getByRole('heading').textContent).toBe('situation');
    expect(button('ui-place').disabled).toBe(true);
    expect(button('ui-undo').getAttribute('aria-disabled')).toBe('true');
  });

  it('lays the piece at the place that is considered', async () => {
    const { fake, play } = tray();
    play.considered = 'a2';
    await tick();
    await fireEvent.click(button('do-lay-a2'));
    expect(fake.sent).toEqual(['move lay-a2']);
  });

  it('lets somebody choose among several pieces first', async () => {
    const { fake, play } = tray(
      {},
      {
        tray: [piece('p'), piece('q')],
        targets: [target('p-b1', { cell: 'b1', piece: 'p' }), target('q-b1', { cell: 'b1', piece: 'q' })],
      },
    );
    expect(button('ui-place').disabled).toBe(true);
    await fireEvent.click(button('q'));
    expect(play.chosen).toBe('q');
    expect(button('q').getAttribute('aria-pressed')).toBe('true');
    expect(button('p').getAttribute('aria-pressed')).toBe('false');
    play.considered = 'b1';
    await tick();
    await fireEvent.click(button('do-q-b1'));
    expect(fake.sent).toEqual(['move q-b1']);
  });

  it('lays the chosen piece where there is only one place for it', async () => {
    const { fake } = tray(
      {},
      {
        tray: [piece('p'), piece('q')],
        targets: [target('p-b1', { cell: 'b1', piece: 'p' }), target('q-b1', { cell: 'b1', piece: 'q' })],
      },
    );
    await fireEvent.click(button('p'));
    await fireEvent.click(button('do-p-b1'));
    expect(fake.sent).toEqual(['move p-b1']);
  });

  it('has a button for what needs no place', async () => {
    const { fake } = tray({}, { targets: [target('pass')], boards: [board()] });
    await fireEvent.click(button('do-pass'));
    expect(fake.sent).toEqual(['move pass']);
  });

  it('takes back, for me and for others at this screen', async () => {
    const { fake } = tray({
      seats: ['Ada', 'Bo'].map((name) => ({ kind: 'human', name, mine: true })),
      undoable: true,
      undoable_seats: [0, 1],
    });
    await fireEvent.click(button('ui-undo'));
    await fireEvent.click(button('ui-undo-of'));
    expect(fake.sent).toEqual(['undo 0', 'undo 1']);
  });

  it('goes on where the table rests, but not for spectators', async () => {
    const { fake } = tray({ resting: true });
    await fireEvent.click(button('ui-next-tile'));
    expect(fake.sent).toEqual(['next']);
    document.body.replaceChildren();
    tray({ resting: true, viewer: -1 });
    expect(screen.queryByRole('button', { name: 'ui-next-tile' })).toBeNull();
  });

  it('does nothing while the table has not answered', () => {
    const fake = new FakeConnection(shown({}, { targets: [target('pass')] }));
    fake.busy = true;
    render(Playing, { fake, Shows: Tray });
    expect(button('do-pass').disabled).toBe(true);
  });
});
