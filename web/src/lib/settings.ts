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
  /** Ask once more before something dear is spent. */
  warnings: boolean;
  /** Of all sounds, from 0 (silent) to 1. */
  volume: number;
  /** Pieces travel; the system's wish for less motion is obeyed in any case. */
  animation: boolean;
}

export type Pace = 'quick' | 'normal' | 'calm' | 'hand';

export const PACES: Readonly<Record<Pace, { seconds: number; by_hand: boolean }>> = {
  quick: { seconds: 0, by_hand: false },
  normal: { seconds: 0.7, by_hand: false },
  calm: { seconds: 2, by_hand: false },
  hand: { seconds: 0.7, by_hand: true },
};

export const CONFIRMS: readonly Settings['confirm'][] = ['touch', 'always', 'never'];

const DEFAULTS: Settings = {
  confirm: 'touch',
  pace: 'normal',
  large: false,
  hints: true,
  warnings: true,
  volume: 0,
  animation: true,
};
const VOLUME_OF_OLD = 0.5; // where the sound was on, before it had a volume

export function parseSettings(value: unknown): Settings {
  const found = isRecord(value) ? value : {};
  return {
    confirm: CONFIRMS.find((one) => one === found['confirm']) ?? DEFAULTS.confirm,
    pace: (Object.keys(PACES) as Pace[]).find((one) => one === found['pace']) ?? DEFAULTS.pace,
    large: found['large'] === true,
    hints: found['hints'] !== false,
    warnings: found['warnings'] !== false,
    volume: volumeIn(found),
    animation: found['animation'] !== false,
  };
}

function volumeIn({ volume, sound }: Record<string, unknown>): number {
  if (typeof volume === 'number' && volume >= 0 && volume <= 1) return volume;
  return sound === true ? VOLUME_OF_OLD : DEFAULTS.volume;
}

export function confirms(confirm: Settings['confirm'], touching: boolean): boolean {
  return confirm === 'always' || (confirm === 'touch' && touching);
}
