/** How a board is entered, cell by cell: by pressing and by typing. */
import { erased, isWhole, matching, placesOf, typed } from '../lib/picking';
import { lay, nextEmpty, takeOff } from '../lib/sheets';
import type { Sheet } from './sheet.svelte';

export function pick(sheet: Sheet, piece: string): void {
  if (!sheet.chosen) return;
  const next = lay(sheet.board, sheet.chosen, piece);
  sheet.write(next);
  sheet.choose(nextEmpty(sheet.cells, next, sheet.chosen));
}

/** Signs of a tile have been typed or pressed; one that is left alone is the one. */
export function narrow(sheet: Sheet, signs: string[]): void {
  sheet.signs = signs;
  const { board, chosen, offered, used } = sheet;
  const found = matching(offered, signs).filter(({ id }) => !used.has(id) || board[chosen] === id);
  if (isWhole(signs) && found.length === 1) pick(sheet, found[0]?.id ?? '');
}

/** Where a cell is covered or it is not. */
export function press(sheet: Sheet, cell: string): void {
  const { board, mark } = sheet;
  sheet.choose(cell);
  sheet.write(cell in board ? takeOff(board, cell) : lay(board, cell, mark));
}

/** Cover these cells, or uncover them: what a finger paints in one stroke. */
export function paint(sheet: Sheet, cells: readonly string[], covered: boolean): void {
  const { board, mark } = sheet;
  const change = cells.filter((cell) => cell in board !== covered);
  if (change.length === 0) return;
  sheet.write(change.reduce((laid, cell) => (covered ? { ...laid, [cell]: mark } : takeOff(laid, cell)), board));
}

export function remove(sheet: Sheet): void {
  sheet.write(takeOff(sheet.board, sheet.chosen));
  sheet.signs = [];
}

export function key(sheet: Sheet, event: KeyboardEvent): void {
  const { board, chosen, offered, signs } = sheet;
  if (event.ctrlKey || event.metaKey || event.altKey || !chosen) return;
  if (/^[0-9a-z*]$/i.test(event.key)) {
    event.preventDefault();
    narrow(sheet, typed(placesOf(offered), signs, event.key.toUpperCase()));
  } else if (event.key === 'Backspace' || event.key === 'Delete') {
    event.preventDefault();
    if (event.key === 'Backspace' && signs.some((text) => text !== '')) sheet.signs = erased(signs);
    else if (chosen in board) remove(sheet);
  } else if (event.key === 'Escape') sheet.choose('');
}

/** Digits typed anywhere but in a field are for the board. */
export function keyAnywhere(sheet: Sheet, event: KeyboardEvent): void {
  const at = event.target as Element;
  if (event.defaultPrevented || at.closest('input, select, textarea, [data-cell]')) return;
  if (/^[0-9*]$/.test(event.key) || event.key === 'Backspace') key(sheet, event);
}
