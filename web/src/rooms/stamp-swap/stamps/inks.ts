/** What stamps are printed with. Paper stays paper by night: only the page below them darkens. */
export interface Inks {
  pale: string;
  middle: string;
  deep: string;
  paper: string;
}

const PAPER = '#fffdf6';

const INKS: Readonly<Record<string, Inks>> = {
  purple: { pale: '#e6daf1', middle: '#9565c3', deep: '#46206c', paper: PAPER },
  yellow: { pale: '#fbedbe', middle: '#e3ae2b', deep: '#6b4700', paper: PAPER },
  blue: { pale: '#d5e4f6', middle: '#4a80c6', deep: '#143a72', paper: PAPER },
  green: { pale: '#d8ebd5', middle: '#579e64', deep: '#1a4c2c', paper: PAPER },
  brown: { pale: '#eddfcf', middle: '#a8744a', deep: '#523016', paper: PAPER },
};
const GREY: Inks = { pale: '#e4dfd6', middle: '#8c8072', deep: '#3d3323', paper: PAPER };

export const COLOURS = Object.keys(INKS);

export function inksOf(colour: string | undefined): Inks {
  return INKS[colour ?? ''] ?? GREY;
}
