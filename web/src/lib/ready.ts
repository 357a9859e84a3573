/** A table that somebody goes to in order to play on at once: there they need not say again that they are ready. */
let wanted = '';

export function readyAt(table: string): void {
  wanted = table;
}

/** Once. */
export function isReadyAt(table: string): boolean {
  const here = wanted === table;
  if (here) wanted = '';
  return here;
}
