/** Puts a brotli and a gzip form next to each file of the client; the server sends what the browser can take. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

/** Fonts are compressed already, the page itself is completed by the server, and nobody asks for Vite's own list. */
const WORTH_IT = /^[^.].*\.(js|css|svg|json|txt|webmanifest)$/;

const brotli = (plain: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

const FORMS = { '.br': brotli, '.gz': (plain: Buffer) => promisify(gzip)(plain, { level: 9 }) };

export async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  for (const [suffix, compress] of Object.entries(FORMS)) {
    const packed = await compress(plain);
    if (packed.length < plain.length) await writeFile(path + suffix, packed);
  }
}

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'ludoteka-compress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => WORTH_IT.test(file)).map((file) => compressFile(join(folder, file))));
    },
  };
}
