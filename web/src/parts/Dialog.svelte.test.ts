// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { expect, it } from 'vitest';

import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>inside</p>' }));

it('is a dialog with a title, made when it is opened and closed by its cross', async () => {
  const props = $state({ open: false, title: 'Settings', children });
  render(Dialog, props);
  expect(screen.queryByText('inside')).toBeNull();
  props.open = true;
  await tick();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Settings');
  expect(screen.getByText('inside')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'ui-close' }));
  expect(dialog.open).toBe(false);
  expect(props.open).toBe(false);
  expect(screen.queryByText('inside')).toBeNull();
});

it('knows when the browser has closed it, and closes at a press outside', async () => {
  const props = $state({ open: true, title: 'Settings', children });
  render(Dialog, props);
  await fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(props.open).toBe(false);
  props.open = true;
  await tick();
  await fireEvent.click(screen.getByText('inside'));
  expect(props.open).toBe(true);
  await fireEvent.click(screen.getByRole('dialog'));
  expect(props.open).toBe(false);
});

it('at a side of the page leaves the rest alone, and is closed from within', async () => {
  const props = $state({ open: true, title: 'Chat', side: 'left' as const, children });
  render(Dialog, props);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await fireEvent.click(dialog);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await fireEvent.keyDown(elsewhere, { key: 'Escape' });
  expect([dialog.open, props.open]).toEqual([true, true]);
  screen.getByRole('button', { name: 'ui-close' }).focus();
  await fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(props.open).toBe(false);
  elsewhere.remove();
});
