/** The seconds on a clock that stood at `left` when it was sent; it runs only while its seat is asked. */
export function remaining(left: number, running: boolean, elapsed: number): number {
  return Math.max(0, running ? left - elapsed : left);
}

/** 4:05, 1:02:09; of a day or more, only days and hours matter: the words are the reader's. */
export function clockText(seconds: number, words: (id: string, facts: Record<string, number>) => string): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours >= 24) return words('ui-clock-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
