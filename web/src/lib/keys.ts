/** Typed or chosen there, a key belongs to what has the focus. A dialog that was just closed may have it a moment longer. */
const OWN_KEYS = 'dialog[open], input, select, textarea';

/** Whether a key may do something on the page: it is no shortcut, nothing has answered it, and no field wants it. */
export function isFree(event: KeyboardEvent, besides = ''): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !(event.target as Element).closest(besides ? `${OWN_KEYS}, ${besides}` : OWN_KEYS);
}
