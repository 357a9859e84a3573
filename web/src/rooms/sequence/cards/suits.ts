/** The four suits as outlines in a box of 20 around the middle, and what else is drawn on a card. */
export const SUITS: Readonly<Record<string, string>> = {
  S: 'M0-10C3-6 9-2.500 9 3 9 7 4.600 8.600 1.600 5.600 1.900 8 2.800 9.200 4 10H-4C-2.800 9.200-1.900 8-1.600 5.600-4.600 8.600-9 7-9 3-9-2.500-3-6 0-10Z',
  H: 'M0 9.500C-2.500 6-9.500 2.200-9.500-3.600-9.500-9.400-2.200-10.400 0-5 2.200-10.400 9.500-9.400 9.500-3.600 9.500 2.200 2.500 6 0 9.500Z',
  D: 'M0-10.500C2-6.500 4.600-3 7.600 0 4.600 3 2 6.500 0 10.500-2 6.500-4.600 3-7.600 0-4.600-3-2-6.500 0-10.500Z',
  C: 'M0-10A4.500 4.500 0 0 1 3.600-2.800 4.600 4.600 0 1 1 1.500 4.900C1.800 7.600 2.800 9.100 4 10H-4C-2.800 9.100-1.800 7.600-1.500 4.900A4.600 4.600 0 1 1-3.600-2.800 4.500 4.500 0 0 1 0-10Z',
};

/** What kings, queens and jacks wear. */
export const HATS: Readonly<Record<string, string>> = {
  K: 'M-10 4L-11.500-5-5.600-1 0-8 5.600-1 11.500-5 10 4ZM-10 5.600H10V7.600H-10Z',
  Q: 'M-10 4C-9-4-4-4-3.300 1.500-2.400-6 2.400-6 3.300 1.500 4-4 9-4 10 4ZM-10 5.600H10V7.600H-10ZM-11-3.400a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0-3.800 0M-2.200-6.600a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0M7.100-3.400a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0-3.800 0',
  J: 'M-10 5.500C-9-1-4-4 0-4S9-1 10 5.500ZM5-3C7-9 12-9 13-7.500 11-7 8-5 6.500-2Z',
};

/** An eye: its lids, drawn with a pen. The pupil is a circle of 2.5 in its middle. */
export const EYE = 'M-7.500 0Q0-7.600 7.500 0Q0 7.600-7.500 0Z';

export const rankOf = (card: string): string => (card[0] === 'T' ? '10' : (card[0] ?? ''));
export const suitOf = (card: string): string => card[1] ?? '';
export const isRed = (card: string): boolean => 'HD'.includes(suitOf(card));
