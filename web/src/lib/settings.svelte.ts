import { confirms, PACES, parseSettings, type Settings } from './settings';
import { stored } from './storage';

const saved = stored('settings', parseSettings);

const now = $state<Settings>(saved.read());

/** How somebody likes to play, on this device. */
export const settings: Readonly<Settings> = now;

export function change(wish: Partial<Settings>): void {
  Object.assign(now, wish);
  saved.write(now);
  showMotion();
}

/** Tells the styles whether anything may move. */
export function showMotion(): void {
  document.documentElement.dataset['motion'] = now.animation ? '' : 'off';
}

/** The pace as it is sent to the table. */
export function paceNow(): { seconds: number; by_hand: boolean } {
  return PACES[now.pace];
}

/** Whether a placement made this way waits for a second word. */
export function mustConfirm(touching: boolean): boolean {
  return confirms(now.confirm, touching);
}
