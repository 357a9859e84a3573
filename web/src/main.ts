import '@fontsource-variable/fraunces/full.css';
import '@fontsource/atkinson-hyperlegible/latin-400.css';
import '@fontsource/atkinson-hyperlegible/latin-700.css';
import '@fontsource/atkinson-hyperlegible/latin-ext-400.css';
import '@fontsource/atkinson-hyperlegible/latin-ext-700.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/board.css';
import './styles/pieces.css';
import './rooms/styles.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { followLinks } from './lib/navigation.svelte';
import { showMotion } from './lib/settings.svelte';
import { speak, texts } from './lib/texts.svelte';
import { followTheme } from './lib/theme.svelte';

followTheme();
showMotion();
followLinks();
void speak(texts.language);

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

export default mount(App, { target });
