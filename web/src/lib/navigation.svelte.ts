import { pathOf, type Route, routeOf } from './router';

/** The page that is open. */
export const navigation = $state<{ route: Route }>({ route: routeOf(location.pathname) });

/** `hash`: a place on the page, which that page finds by itself. */
export function go(route: Route, hash = ''): void {
  const path = pathOf(route) + hash;
  if (path !== location.pathname + location.hash) history.pushState(null, '', path);
  navigation.route = route;
  scrollTo(0, 0);
}

/** Let links within the application change the page without loading it anew, and the browser's arrows work. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    const route = routeOf(location.pathname);
    if (JSON.stringify(route) !== JSON.stringify(navigation.route)) navigation.route = route; // else a jump within the page
  });
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return; // a jump within the page
    const route = routeOf(link.pathname);
    if (route.page === 'lost') return;
    event.preventDefault();
    go(route, link.hash);
  });
}
