import { confirms, PACES, type Pace, parseSettings, type Settings } from './settings';
import { stored } from './storage';

const saved = stored('settings', parseSettings);

const now = $state<Settings>(saved.read());

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
  saved.write(now);
}

/** The pace as it is sent to the table. */
export function paceNow(): { seconds: number; by_hand: boolean } {
  return PACES[now.pace];
}

/** Whether a placement made this way waits for a second word. */
export function mustConfirm(touching: boolean): boolean {
  return confirms(now.confirm, touching);
}
