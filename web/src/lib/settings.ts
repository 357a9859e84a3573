import { isRecord } from './storage';

/** How somebody likes to play. What was stored may come from another version: what is not understood is the default. */
export interface Settings {
  /** `touch`: only fingers are asked twice, as they have no hover to look first. */
  confirm: 'touch' | 'always' | 'never';
  pace: Pace;
  /** Numbers larger, patterns fainter. */
  large: boolean;
  /** Show what is possible before it is tried. */
  hints: boolean;
  /** A sound when others wait for me. */
  sound: boolean;
}

export type Pace = 'quick' | 'normal' | 'calm' | 'hand';

export const PACES: Readonly<Record<Pace, { seconds: number; by_hand: boolean }>> = {
  quick: { seconds: 0, by_hand: false },
  normal: { seconds: 0.7, by_hand: false },
  calm: { seconds: 2, by_hand: false },
  hand: { seconds: 0.7, by_hand: true },
};

export const CONFIRMS: readonly Settings['confirm'][] = ['touch', 'always', 'never'];

const DEFAULTS: Settings = { confirm: 'touch', pace: 'normal', large: false, hints: true, sound: false };

export function parseSettings(value: unknown): Settings {
  const found = isRecord(value) ? value : {};
  return {
    confirm: CONFIRMS.find((one) => one === found['confirm']) ?? DEFAULTS.confirm,
    pace: (Object.keys(PACES) as Pace[]).find((one) => one === found['pace']) ?? DEFAULTS.pace,
    large: found['large'] === true,
    hints: found['hints'] !== false,
    sound: found['sound'] === true,
  };
}

export function confirms(confirm: Settings['confirm'], touching: boolean): boolean {
  return confirm === 'always' || (confirm === 'touch' && touching);
}
