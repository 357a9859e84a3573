/**
 * A pattern for every tone, so that colour is never alone. Each is drawn along the x axis, in units where a band is
 * `width` wide, as one path that is either stroked or filled in the tone's ink.
 */
export interface Drawn {
  d: string;
  filled: boolean;
}

type Draw = (from: number, to: number, width: number) => string;

const short = (value: number) => String(Math.round(value * 10) / 10);
const line = (x1: number, y1: number, x2: number, y2: number) => `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;

/** Copies of a figure at equal steps, as many as fit, in the middle of what is free. */
function repeat(from: number, to: number, step: number, figure: (x: number) => string): string {
  const count = Math.max(1, Math.floor((to - from) / step));
  const first = (from + to) / 2 - ((count - 1) * step) / 2;
  return Array.from({ length: count }, (_, i) => figure(first + i * step)).join('');
}

const circle = (x: number, r: number) => `M${short(x - r)} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A round wave; two of them make a braid. */
function wave(from: number, to: number, height: number): string {
  const count = Math.max(2, Math.round((to - from) / 22));
  const [step, bend] = [(to - from) / count, (to - from) / count / 2];
  const arcs = Array.from({ length: count }, (_, i) => {
    const [x, y] = [from + i * step, (i % 2 ? -1 : 1) * height];
    return `C${short(x + bend)} ${y} ${short(x + bend)} ${-y} ${short(x + step)} ${-y}`;
  });
  return `M${short(from)} ${height}${arcs.join('')}`;
}

const STROKED: Readonly<Record<string, Draw>> = {
  line: (from, to) => line(from, 0, to, 0),
  rails: (from, to, width) => line(from, -width * 0.2, to, -width * 0.2) + line(from, width * 0.2, to, width * 0.2),
  rungs: (from, to, width) => repeat(from, to, 12, (x) => line(x, -width / 2, x, width / 2)),
  diagonals: (from, to, width) => repeat(from + 9, to - 9, 13, (x) => line(x - 10, width / 2, x + 10, -width / 2)),
  chevrons: (from, to) => repeat(from, to, 16, (x) => `M${short(x + 6)} -14L${short(x - 6)} 0L${short(x + 6)} 14`),
  rings: (from, to) => repeat(from, to, 21, (x) => circle(x, 8)),
  zigzag: (from, to) => {
    const steps = Math.max(2, Math.round((to - from) / 12));
    const step = (to - from) / steps;
    return Array.from(
      { length: steps + 1 },
      (_, i) => `${i ? 'L' : 'M'}${short(from + i * step)} ${i % 2 ? 10 : -10}`,
    ).join('');
  },
  spiral: (from, to) => wave(from, to, 10) + wave(from, to, -10),
};

const FILLED: Readonly<Record<string, Draw>> = {
  dots: (from, to) => repeat(from, to, 15, (x) => circle(x, 4.2)),
  diamonds: (from, to) =>
    repeat(from, to, 18, (x) => `M${short(x - 8)} 0L${short(x)} -8L${short(x + 8)} 0L${short(x)} 8Z`),
};

/** A rope of several strands along a band: for each stretch of it, its outline and the number of its strand. */
export function twist(from: number, to: number, width: number, strands: number): { d: string; strand: number }[] {
  const [step, lean, steps] = [width * 0.36, width * 0.9, 8];
  const edge = (x: number): [number, number][] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const part = i / steps;
      const bent = part * part * (3 - 2 * part);
      return [Math.min(to, Math.max(from, x + lean * bent)), (part - 0.5) * width];
    });
  const stretches: { d: string; strand: number }[] = [];
  for (let i = 0, x = from - lean; x < to; i++, x += step) {
    const outline = [...edge(x), ...edge(x + step).reverse()];
    stretches.push({ d: `M${outline.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}Z`, strand: i % strands });
  }
  return stretches;
}

/** The pattern on a band from x = `from` to `to`; nothing for a name we do not know. */
export function pattern(name: string, from: number, to: number, width: number): Drawn | undefined {
  if (to - from < 8) return undefined;
  const filled = FILLED[name];
  const draw = filled ?? STROKED[name];
  return draw && { d: draw(from, to, width), filled: filled !== undefined };
}
