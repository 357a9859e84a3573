import { recall, remember } from './memory';

/** A value that the browser keeps for us as JSON; undefined if there is none, or none that makes sense. */
export function recallKept<T>(name: string, sound: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(recall(name) ?? 'null');
    return sound(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: unknown): void {
  remember(name, JSON.stringify(value));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
