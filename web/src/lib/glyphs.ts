/** Small signs on pieces, drawn around the origin with a radius of about 10. */
const rays = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
  return `M${(7.6 * x).toFixed(1)} ${(7.6 * y).toFixed(1)}L${(10.5 * x).toFixed(1)} ${(10.5 * y).toFixed(1)}`;
}).join('');

const GLYPHS: Readonly<Record<string, string>> = {
  sun: `M-4.8 0a4.8 4.8 0 1 0 9.600 0a4.8 4.8 0 1 0 -9.600 0${rays}`,
  moon: 'M7 4.500A9 9 0 1 1 -3 -8.500A7.500 7.500 0 0 0 7 4.500Z',
};

/** A sign we do not know is a dot: its meaning is in the words. */
export function glyph(name: string): string {
  return GLYPHS[name] ?? 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0';
}
