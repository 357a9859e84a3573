import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/board.css';
import './styles/pieces.css';
import './rooms/styles.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { followLinks } from './lib/navigation.svelte';
import { speak, texts } from './lib/texts.svelte';
import { showMotion } from './lib/settings.svelte';
import { followTheme } from './lib/theme.svelte';

// Letters of Polish are in files that nothing asks for before a word needs them.
if (texts.language === 'pl')
  for (const font of ['400 1em Atkinson Hyperlegible', '700 1em Atkinson Hyperlegible', '560 1em Fraunces Variable'])
    document.fonts.load(font, 'ł').catch(() => undefined);

followTheme();
showMotion();
followLinks();
void speak(texts.language);
void import('./lib/offline').then(
  ({ workOffline }) => workOffline(),
  () => undefined,
);

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

export default mount(App, { target });
