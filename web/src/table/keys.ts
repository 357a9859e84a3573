/** The keys of every table: `KeysDialog` lists them, and `TablePage` has something to do for each. */
export const TABLE_KEYS = [
  { key: 'u', what: 'ui-keys-undo', does: 'undo' },
  { key: 'n', what: 'ui-keys-next', does: 'next' },
  { key: 't', what: 'ui-talk', does: 'talk' },
  { key: 's', what: 'ui-keys-settings', does: 'settings' },
  { key: '?', what: 'ui-keys-help', does: 'help' },
] as const;

export type TableCommand = (typeof TABLE_KEYS)[number]['does'];

/** What a pressed key asks for; Space and Enter go on, unless they press something that has the focus. */
export function commandOf(event: KeyboardEvent): TableCommand | undefined {
  const pressed = event.key.toLowerCase();
  if (pressed === ' ' || pressed === 'enter')
    return (event.target as Element).closest('button, a, summary') ? undefined : 'next';
  return TABLE_KEYS.find(({ key }) => key === pressed)?.does;
}
