/** At most five round values between two. */
export function ticksOf(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (high - low) / one <= 4) ?? 1000;
  const first = Math.ceil(low / step);
  return Array.from({ length: 6 }, (_, i) => (first + i) * step).filter((value) => value <= high);
}

const LINE = 14; // a label's height

/** Where labels stand that belong to these heights: none over another, none below `bottom`. */
export function endsOf(heights: readonly number[], bottom: number): number[] {
  const sorted = heights.map((y, of) => ({ y, of })).sort((a, b) => a.y - b.y);
  for (const [i, one] of sorted.entries()) one.y = Math.max(one.y, (sorted[i - 1]?.y ?? -LINE) + LINE);
  for (const [i, one] of [...sorted].reverse().entries()) one.y = Math.min(one.y, bottom - LINE * i);
  return heights.map((y, of) => sorted.find((one) => one.of === of)?.y ?? y);
}
