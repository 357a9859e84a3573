import { directionOf } from '../lib/walk';
import type { TableView } from '../lib/wire';

const CHANCE = -1; // as actor of a line of the story

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

export function isArrow(event: KeyboardEvent): boolean {
  return directionOf(event.key) !== undefined;
}

/** With nothing else in focus, arrows lead onto the board. */
export function focusBoard(): boolean {
  const at = document.activeElement;
  if (at && at !== document.body && !at.matches('main, h1')) return false;
  const cell = document.querySelector<SVGElement>('main [data-cell][tabindex="0"]');
  cell?.focus();
  return cell !== null;
}

/** The message that says why nothing can be taken back: the viewer has done nothing yet, or knows more since. */
export function whyNoUndo({ viewer, story, seats }: Pick<TableView, 'viewer' | 'story' | 'seats'>): string {
  if (viewer < 0) return 'ui-undo-watching';
  const own = story.findLastIndex(({ actor }) => actor === viewer);
  if (own < 0) return 'ui-undo-none-yet';
  if (story.slice(own).some(({ actor }) => actor === CHANCE)) return 'ui-undo-drawn';
  // Bots take their answers back as well, unless they have shown something.
  const alone = seats.every(({ kind }, seat) => seat === viewer || kind !== 'human');
  return alone ? 'ui-undo-shown' : 'ui-undo-seen';
}
