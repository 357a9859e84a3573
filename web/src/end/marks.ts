const LABEL = 44; // px that a label takes, with air

/** The stops whose labels have room, from left to right: where two would lie over each other, only the first has. */
export function withRoom(marks: readonly { stop: number }[], last: number, width: number): ReadonlySet<number> {
  const found: number[] = [];
  for (const { stop } of marks.toSorted((a, b) => a.stop - b.stop)) {
    const before = found.at(-1);
    if (before === undefined || ((stop - before) / last) * width >= LABEL) found.push(stop);
  }
  return new Set(found);
}
