/** Builds the service worker next to the page, and tells it which files the page needs before it can draw anything. */
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

export function serviceWorker(source: string): Plugin {
  return {
    name: 'ludoteka-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = [
        '/',
        '/favicon.svg',
        '/icon-192.png',
        ...shellFiles(Object.values(bundle)).map((file) => `/${file}`),
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

/** The first script, all that it imports, their styles, and the fonts. */
function shellFiles(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string[] {
  const chunks = files
    .filter((file) => file.type === 'chunk')
    .filter(({ isEntry, name }) => isEntry || name === 'shell');
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const fonts = files.map(({ fileName }) => fileName).filter((file) => file.endsWith('.woff2'));
  const scripts = chunks.flatMap(({ fileName, imports }) => [fileName, ...imports]);
  return [...new Set([...scripts, ...styles, ...fonts])].sort();
}
