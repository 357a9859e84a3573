import { storedText } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const dark = matchMedia('(prefers-color-scheme: dark)');
const stored = storedText('theme');
const before = stored.read();
const chosen = $state<{ theme: Theme; system: 'light' | 'dark' }>({
  theme: THEMES.find((one) => one === before) ?? 'system',
  system: dark.matches ? 'dark' : 'light',
});

/** The system's wish, until the reader has one. */
export const theme = {
  get now(): 'light' | 'dark' {
    return chosen.theme === 'system' ? chosen.system : chosen.theme;
  },
  get chosen(): Theme {
    return chosen.theme;
  },
};

export function followTheme(): void {
  dark.addEventListener('change', () => (chosen.system = dark.matches ? 'dark' : 'light'));
  show();
}

export function chooseTheme(wish: Theme): void {
  chosen.theme = wish;
  stored.write(wish);
  show();
}

function show(): void {
  if (chosen.theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen.theme;
}
