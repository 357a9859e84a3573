/** Tells the page what it will need before its scripts do: the shell, its styles, and the fonts of the first words. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const FONTS = /-latin-(?!ext)[\w-]+\.woff2$/;

export function preload(): Plugin {
  return {
    name: 'ludoteka-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const link = (rel: string, file: string, more: Record<string, string | boolean> = {}): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, ...more, href: `/${file}` },
          injectTo: 'head',
        });
        const files = Object.values(bundle);
        const shell = files.find((file) => file.type === 'chunk' && file.name === 'shell');
        if (shell?.type !== 'chunk') throw new Error('There is no chunk of the name "shell".');
        const styles = [...(shell.viteMetadata?.importedCss ?? [])];
        const fonts = files.map(({ fileName }) => fileName).filter((file) => FONTS.test(file));
        return [
          ...styles.map((file) => link('stylesheet', file, { crossorigin: true })),
          link('modulepreload', shell.fileName, { crossorigin: true }),
          ...fonts.sort().map((file) => link('preload', file, { as: 'font', type: 'font/woff2', crossorigin: true })),
        ];
      },
    },
  };
}
