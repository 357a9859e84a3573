/** Builds the service worker next to the page, and tells it all files of the client. */
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const WANTED = /^assets\/.*\.(js|css|woff2)$/;

export function serviceWorker(source: string): Plugin {
  return {
    name: 'ludoteka-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = [
        '/',
        '/favicon.svg',
        '/icon-192.png',
        ...Object.keys(bundle)
          .filter((file) => WANTED.test(file))
          .sort()
          .map((file) => `/${file}`),
      ];
      const built = await rolldown({ input: source, tsconfig: false });
      const { output } = await built.generate({
        format: 'iife',
        minify: true,
        intro: `const SHELL = ${JSON.stringify(files)};`,
      });
      await built.close();
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
    },
  };
}
