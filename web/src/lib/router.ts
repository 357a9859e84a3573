/** Where the reader is: one address, one page. */
export type Route =
  | { page: 'home' | Alone }
  | { page: 'new'; game: string }
  | { page: 'table' | 'together'; table: string }
  | { page: 'rules' | 'caller' | 'sheet'; game: string }
  | { page: 'lost' };

const NAME = /^[A-Za-z0-9_-]+$/;

const ALONE = ['games', 'daily', 'companion', 'me'] as const;
type Alone = (typeof ALONE)[number];

function isAlone(page: string): page is Alone {
  return (ALONE as readonly string[]).includes(page);
}

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  if (second === undefined && isAlone(first)) return { page: first };
  if (second === undefined || rest.length > 0 || !NAME.test(second)) return { page: 'lost' };
  if (first === 'new') return { page: 'new', game: second };
  if (first === 'table' || first === 't') return { page: 'table', table: second };
  if (first === 'together') return { page: 'together', table: second };
  if (first === 'rules' || first === 'caller' || first === 'sheet') return { page: first, game: second };
  return { page: 'lost' };
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'new':
      return `/new/${route.game}`;
    case 'table':
    case 'together':
      return `/${route.page}/${route.table}`;
    case 'rules':
    case 'caller':
    case 'sheet':
      return `/${route.page}/${route.game}`;
    case 'games':
    case 'daily':
    case 'companion':
    case 'me':
      return `/${route.page}`;
    default:
      return '/';
  }
}
