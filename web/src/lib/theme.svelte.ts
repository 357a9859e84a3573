import { storedText } from './storage';

type Theme = 'light' | 'dark';

const dark = matchMedia('(prefers-color-scheme: dark)');
const stored = storedText('theme');
const before = stored.read();
const chosen = $state<{ theme: Theme | null; system: Theme }>({
  theme: before === 'light' || before === 'dark' ? before : null,
  system: dark.matches ? 'dark' : 'light',
});

/** The system's wish, until the reader has one. */
export const theme = {
  get now(): Theme {
    return chosen.theme ?? chosen.system;
  },
};

export function followTheme(): void {
  dark.addEventListener('change', () => (chosen.system = dark.matches ? 'dark' : 'light'));
  show();
}

export function switchTheme(): void {
  chosen.theme = theme.now === 'dark' ? 'light' : 'dark';
  stored.write(chosen.theme);
  show();
}

function show(): void {
  if (chosen.theme) document.documentElement.dataset['theme'] = chosen.theme;
}
