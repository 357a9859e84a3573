import { isFree } from '../lib/keys';
import type { Caller } from './caller.svelte';

/** Keys for the caller; on a button, space and Enter are the button's. */
export function pressed(caller: Caller, event: KeyboardEvent): void {
  if (!caller.round || !isFree(event)) return;
  const at = event.target as Element;
  const pressing = at.closest('button, a, summary') !== null;
  const next = () => caller.next();
  const acts: Readonly<Record<string, () => void>> = {
    ...(pressing ? {} : { ' ': next, Enter: next }),
    ArrowRight: next,
    ArrowLeft: () => caller.lookBack(),
    p: () => caller.pause(),
    m: () => caller.mute(),
    r: () => caller.speak(true),
  };
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act || event.repeat) return;
  event.preventDefault();
  act();
}
