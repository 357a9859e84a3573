import type { Terms } from './wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const MOVE_TIMES = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY] as const;
export const GAME_TIMES = [5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR] as const;
export const INCREMENTS = [0, 5, 10, 30] as const;
export const TAKEOVERS = [0, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR] as const;
export const DELAYS = [0, 30, 2 * MINUTE, 10 * MINUTE] as const;

/** What friends mostly want: nobody else, no hurry, and a game that goes on when somebody has to leave. */
export const USUAL: Terms = {
  public: false,
  clock: { kind: 'none' },
  takeover: 5 * MINUTE,
  watching: true,
  delay: { seconds: 0 },
  talk: false,
  webhook: '',
};

/** A time as a message with its number: 90 seconds are seconds, 120 are minutes. */
export function spell(seconds: number): { id: string; facts: { count: number } } {
  if (seconds >= DAY && seconds % DAY === 0) return { id: 'ui-days', facts: { count: seconds / DAY } };
  if (seconds >= HOUR && seconds % HOUR === 0) return { id: 'ui-hours', facts: { count: seconds / HOUR } };
  if (seconds >= MINUTE && seconds % MINUTE === 0) return { id: 'ui-minutes', facts: { count: seconds / MINUTE } };
  return { id: 'ui-seconds', facts: { count: seconds } };
}

type Translate = (id: string, facts?: Record<string, unknown>) => string;

/** The terms of a table in a few words each, those that matter most first. */
export function inWords(terms: Terms, translate: Translate, shared = true): string[] {
  const time = (seconds: number): string => translate(spell(seconds).id, spell(seconds).facts);
  const clock = clockInWords(terms, translate, time);
  if (!shared) return [clock];
  const seconds = terms.delay?.seconds ?? 0;
  const watching =
    seconds > 0 ? translate('ui-terms-watch-late', { time: time(seconds) }) : translate('ui-terms-watch');
  return [
    translate(terms.public ? 'ui-terms-public' : 'ui-terms-private'),
    clock,
    terms.takeover ? translate('ui-terms-takeover', { time: time(terms.takeover) }) : translate('ui-terms-no-takeover'),
    terms.watching === false ? translate('ui-terms-no-watch') : watching,
    translate(terms.talk ? 'ui-terms-talk' : 'ui-terms-phrases'),
  ];
}

/** Whether time is counted. */
export function hasClock({ clock }: Terms): boolean {
  return (clock?.kind ?? 'none') !== 'none';
}

function clockInWords({ clock }: Terms, translate: Translate, time: (seconds: number) => string): string {
  if (!clock || !hasClock({ clock })) return translate('ui-terms-no-clock');
  const all = time(clock.seconds ?? 0);
  if (clock.kind === 'move') return translate('ui-terms-per-move', { time: all });
  return clock.increment
    ? translate('ui-terms-per-game-more', { time: all, more: time(clock.increment) })
    : translate('ui-terms-per-game', { time: all });
}
