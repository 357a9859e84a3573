/** Printed symbols: each a shape of its own, about 13 around the origin. What is drawn `hollow` has an opening. */
const rays = Array.from({ length: 8 }, (_, i) => {
  const at = (turn: number, far: number) => `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  const turn = (i * Math.PI) / 4;
  return `M${at(turn - 0.2, 8.6)}L${at(turn, 13.4)}L${at(turn + 0.2, 8.6)}Z`;
}).join('');

const SIGNS: Readonly<Record<string, string>> = {
  star: 'M0-13L3.500-4.400 12.600-3.900 5.600 1.900 7.900 10.800 0 5.800-7.900 10.800-5.600 1.900-12.600-3.900-3.500-4.400Z',
  moon: 'M4-12.500A12.500 12.500 0 1 0 12 5.500 10.500 10.500 0 0 1 4-12.500Z',
  diamond: 'M0-13L10 0 0 13-10 0ZM0-7L-5.200 0 0 7 5.200 0Z',
  sun: `M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z${rays}`,
  heart: 'M0 12C-8 5-12 1-12-4.500A6.300 6.300 0 0 1 0-7.500A6.300 6.300 0 0 1 12-4.500C12 1 8 5 0 12Z',
  circle: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM-5.500 0a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1 -11 0Z',
  square: 'M-10-10H10V10H-10ZM-5-5V5H5V-5Z',
  triangle: 'M0-12L12 9.500H-12Z',
};

/** A sign we do not know is a dot: its meaning is in the words. */
export function sign(name: string): string {
  return SIGNS[name] ?? 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0';
}
