/** What is printed on a stamp, and how it is drawn: a square of the page is 40 units. */
import type { Piece, StampCard, StampFacts, StampHidden } from '../../../lib/wire';

export type { StampFacts };

export const U = 40;

const TEETH = 5; // to a square

/** The outline of a perforated sheet, so many squares wide and high. */
export function perforated(width: number, height: number): string {
  const [pitch, r] = [U / TEETH, 2.1];
  const gap = pitch / 2 - r;
  const tooth = (dx: number, dy: number) =>
    `l${gap * dx} ${gap * dy}a${r} ${r} 0 0 0 ${2 * r * dx} ${2 * r * dy}l${gap * dx} ${gap * dy}`;
  const [across, down] = [width * TEETH, height * TEETH];
  return `M0 0${tooth(1, 0).repeat(across)}${tooth(0, 1).repeat(down)}${tooth(-1, 0).repeat(across)}${tooth(0, -1).repeat(down)}Z`;
}

export type Form = 'square' | 'tall' | 'wide';

export function formOf(width: number, height: number): Form {
  if (width > 1.45 * height) return 'wide';
  return width < 0.8 * height ? 'tall' : 'square';
}

const MOTIFS: Readonly<Record<string, Readonly<Record<Form, readonly string[]>>>> = {
  space: { square: ['planet', 'moon'], tall: ['rocket'], wide: ['satellite'] },
  monuments: { square: ['arch', 'castle'], tall: ['lighthouse'], wide: ['aqueduct'] },
  animals: { square: ['fox', 'cat', 'fish'], tall: ['heron'], wide: ['whale'] },
  flowers: { square: ['daisy', 'poppy'], tall: ['tulip'], wide: ['meadow'] },
  vehicles: { square: ['tram', 'boat'], tall: ['balloon'], wide: ['bicycle'] },
};

/** Which picture a stamp has: stamps of a kind take turns. */
export function motifOf(theme: string, form: Form, number: number): string {
  const motifs = MOTIFS[theme]?.[form] ?? [];
  return motifs[number % Math.max(1, motifs.length)] ?? '';
}

/** The size of a back that says no more than `2x3`. */
export function sidesOf(size: string): { width: number; height: number } {
  const [width = 2, height = 2] = size.split('x').map(Number);
  return { width: width || 2, height: height || 2 };
}

/** What is printed on a piece that is a stamp. */
export function stampOf({ data }: Pick<Piece, 'data'>): StampFacts | undefined {
  return data && 'colours' in data ? data : undefined;
}

/** A stamp of which only the back is seen. */
export function hiddenOf({ data }: Pick<Piece, 'data'>): StampHidden | undefined {
  return data && 'hidden' in data ? data : undefined;
}

/** An exhibitor's card. */
export function cardOf({ data }: Pick<Piece, 'data'>): StampCard | undefined {
  return data && 'does' in data ? data : undefined;
}

/** The token of the first player. */
export function isToken({ data }: Pick<Piece, 'data'>): boolean {
  return data !== undefined && 'token' in data;
}

/** How many tokens lie on an item. */
export function tokensOn({ data }: Pick<Piece, 'data'>): number {
  return (data && 'tokens' in data && data.tokens) || 0;
}
