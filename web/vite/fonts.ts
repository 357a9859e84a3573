/**
 * The fonts, cut down to the letters of our three languages and to what our styles ask of them. The files are made anew
 * for each build, from the packages that package-lock.json names; nothing of them is in this repository.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const from = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const SIGNS = '\u00a0\u2060–—‘’‚“”„•…‹›«»·×÷±°½¼¾€™−↑↓';
/** For text: ASCII and Latin-1, which has all of Portuguese and the letters of most names. */
export const LATIN = from(0x20, 0x7e) + from(0xa0, 0xff) + SIGNS;
/** For titles: only what our languages need. */
export const TITLES = from(0x20, 0x7e) + 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüªº' + SIGNS;
/** What Polish has besides. */
export const POLISH = 'ĄĆĘŁŃŚŹŻąćęłńśźż';

const FRAUNCES = '@fontsource-variable/fraunces';
const ATKINSON = '@fontsource/atkinson-hyperlegible';
/** Between the softness of headings (40) and of titles (60): nobody sees the difference, and it costs 40 kB. */
const AXES = { SOFT: 50, wght: { min: 500, max: 700 }, opsz: { min: 14, max: 72 } };

interface Font {
  file: string;
  source: string;
  letters: string;
  variationAxes?: typeof AXES;
}

export const FONTS: readonly Font[] = (
  [
    ['latin', LATIN, TITLES],
    ['latin-ext', POLISH, POLISH],
  ] as const
).flatMap(([range, letters, titles]) => [
  {
    file: `fraunces-${range}`,
    source: `${FRAUNCES}/files/fraunces-${range}-full-normal.woff2`,
    letters: titles,
    variationAxes: AXES,
  },
  ...[400, 700].map((weight) => ({
    file: `atkinson-${weight}-${range}`,
    source: `${ATKINSON}/files/atkinson-hyperlegible-${range}-${weight}-normal.woff2`,
    letters,
  })),
]);

/** Makes the file unless it is there; a stamp says what it was made from. */
async function make(font: Font, folder: string): Promise<void> {
  const { source, letters, variationAxes } = font;
  const whole = await readFile(require.resolve(source));
  const key = createHash('sha256').update(whole).update(JSON.stringify(font)).digest('hex');
  const [file, stamp] = [join(folder, `${font.file}.woff2`), join(folder, `${font.file}.key`)];
  if (key === (await readFile(stamp, 'utf8').catch(() => ''))) return;
  await writeFile(
    file,
    await subsetFont(whole, letters, { targetFormat: 'woff2', ...(variationAxes && { variationAxes }) }),
  );
  await writeFile(stamp, key);
}

/** `folder`: where `styles/fonts.css` finds them. */
export function fonts(folder: string): Plugin {
  return {
    name: 'ludoteka-fonts',
    async buildStart() {
      await mkdir(folder, { recursive: true });
      for (const font of FONTS) await make(font, folder);
    },
    /** The Open Font License goes where the fonts go. */
    async generateBundle() {
      const texts = [FRAUNCES, ATKINSON].map((name) =>
        join(dirname(require.resolve(`${name}/package.json`)), 'LICENSE'),
      );
      const source = (await Promise.all(texts.map((path) => readFile(path, 'utf8')))).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'fonts-license.txt', source });
    },
  };
}
