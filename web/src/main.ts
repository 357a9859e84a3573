/** The first script, as small as can be: it asks for all that the first page needs, at the same time. */
import { askEarly } from './lib/early';
import { firstLanguage } from './lib/language';
import { routeOf } from './lib/router';
import { fetchPart, SHELL } from './lib/text-parts';
import { loadPage } from './pages';

const route = routeOf(location.pathname);
fetchPart(firstLanguage(), SHELL).catch(() => undefined); // who needs it asks again, and hears why it failed
loadPage(route).catch(() => undefined);
if (route.page === 'home' || route.page === 'new') askEarly('/api/games');
void import('./start');
