/** What the service worker does with a request. */

export type Handling = 'page' | 'file' | 'text' | 'answer';

// The games there are and their rules: the same for everybody. Nothing of a game or a person is kept.
const ANSWERS = /^\/api\/games(\/[^/]+\/rulebook)?$/;

/** `page`: the newest, or the last one without the server. `file`, `text`: never changes, so the kept one. `answer`: the
 * newest, or the last one. Nothing: not the worker's business. */
export function handlingOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Handling | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') return url.pathname.startsWith('/api/') ? null : 'page';
  if (url.pathname.startsWith('/assets/')) return 'file';
  if (url.pathname.startsWith('/api/texts/')) return 'text'; // with a hash in its name
  return ANSWERS.test(url.pathname) ? 'answer' : null;
}

/** A proxy says that there is no server behind it. */
export function isAway({ status }: Pick<Response, 'status'>): boolean {
  return status >= 502 && status <= 504;
}

type Answer = Pick<Response, 'ok' | 'headers'>;

/** Of a page only what is one: a picture or a file that was opened by itself is no page. */
export function isWorthKeeping({ ok, headers }: Answer, page: boolean): boolean {
  return ok && (!page || (headers.get('Content-Type') ?? '').startsWith('text/html'));
}

/** Not the texts of another version, which a server sends when it no longer has those with this name. */
export function isForEver({ ok, headers }: Answer): boolean {
  return ok && (headers.get('Cache-Control') ?? '').includes('immutable');
}
