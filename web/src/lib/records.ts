import type { Problem } from './wire';

/** Longer than any game; the server says the same. */
export const MOST_BYTES = 64 * 1024;

/** The line of a record that was refused, if the refusal names one. */
export function lineOf({ place }: Problem): number | undefined {
  const found = /^line (\d+)$/.exec(place ?? '');
  return found ? Number(found[1]) : undefined;
}

/** The file among those that were dropped: the first that could be a record. */
export function recordIn(files: Iterable<File>): File | undefined {
  const all = [...files];
  return all.find(({ name }) => name.toLowerCase().endsWith('.ludo')) ?? all[0];
}
