import { settings } from './settings.svelte';

/** Whether things may move. */
export function moves(): boolean {
  return settings.animation && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A length of time of the visual language, in ms. */
export function time(token: string): number {
  return inMilliseconds(getComputedStyle(document.documentElement).getPropertyValue(token));
}

/** However the style sheet was pressed: `220ms` or `.22s`. */
export function inMilliseconds(written: string): number {
  const value = Number.parseFloat(written) || 0;
  return /\ds\s*$/.test(written) ? value * 1000 : value;
}
