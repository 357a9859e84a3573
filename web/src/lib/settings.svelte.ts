import { recall, remember } from './memory';
import { confirms, PACES, type Pace, readSettings, type Settings } from './settings';

const now = $state<Settings>(readSettings(recall('settings')));

/** How somebody likes to play, on this device. */
export const settings = {
  get confirm(): Settings['confirm'] {
    return now.confirm;
  },
  get pace(): Pace {
    return now.pace;
  },
  get large(): boolean {
    return now.large;
  },
  get hints(): boolean {
    return now.hints;
  },
  get sound(): boolean {
    return now.sound;
  },
};

export function change(wish: Partial<Settings>): void {
  Object.assign(now, wish);
  remember('settings', JSON.stringify(now));
}

/** What the table is told about the pace. */
export function paceNow(): { seconds: number; by_hand: boolean } {
  return PACES[now.pace];
}

/** Whether a placement made this way waits for a second word. */
export function mustConfirm(touching: boolean): boolean {
  return confirms(now.confirm, touching);
}
