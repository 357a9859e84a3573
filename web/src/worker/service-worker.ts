/// <reference lib="webworker" />
/** Lets the program open without its server, and shows what the server pushes: "your turn". */
import { type Handling, handlingOf, isAway, isForEver, isWorthKeeping } from './requests';

/** Put in by the build: the page, and all of the client, so that each page can be drawn. */
declare const SHELL: readonly string[];

interface TurnPush {
  table: string;
  title: string;
  body: string;
  url: string;
}

interface Wanted {
  keep: readonly string[];
}

const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGE = '/';
const FILES = 'ludoteka-files';
const ANSWERS = 'ludoteka-answers';

const HANDLERS: Record<Handling, (request: Request) => Promise<Response>> = {
  page: (request) => newest(request, FILES, PAGE),
  file: (request) => kept(request, FILES),
  text: (request) => kept(request, ANSWERS),
  answer: (request) => newest(request, ANSWERS, request.url),
};

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(SHELL)));
});

// Only when no page of an earlier version is open any more: it may still need its files.
worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, worker.location.origin);
  if (handling) event.respondWith(HANDLERS[handling](event.request));
});

/** Texts and rules that a page may want when the server is away; it sends their addresses. */
worker.addEventListener('message', (event) => {
  event.waitUntil(keepAll(wantedIn(event.data)));
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(turnOf(event.data.json())));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(turnOf(event.notification.data).url));
});

/** Whatever comes: a notification must be shown for every push. */
function turnOf(sent: unknown): TurnPush {
  return { table: '', title: 'Ludoteka', body: '', url: PAGE, ...(sent as Partial<TurnPush> | null) };
}

/** From the server; without it, as it was the last time, under the name `as`. */
async function newest(request: Request, cache: string, as: string): Promise<Response> {
  const found = await caches.open(cache);
  try {
    const answer = await fetch(request);
    if (isWorthKeeping(answer, as === PAGE)) await found.put(as, answer.clone());
    return (isAway(answer) && (await found.match(as))) || answer;
  } catch (error) {
    const last = await found.match(as);
    if (last) return last;
    throw error;
  }
}

function wantedIn(sent: unknown): readonly string[] {
  return (sent as Wanted).keep;
}

async function keepAll(paths: readonly string[]): Promise<void> {
  const answers = await caches.open(ANSWERS);
  for (const path of paths) {
    const { href } = new URL(path, worker.location.origin);
    if (!(await answers.match(href))) await answers.add(href).catch(() => undefined); // the next time
  }
}

/** It never changes: its name holds a hash of its content. */
async function kept(request: Request, cache: string): Promise<Response> {
  const files = await caches.open(cache);
  const found = await files.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (isForEver(answer)) await files.put(request.url, answer.clone());
  return answer;
}

/** What belongs to earlier versions goes; texts and rules come again with the next page. */
async function tidy(): Promise<void> {
  await caches.delete(ANSWERS);
  const files = await caches.open(FILES);
  const wanted = new Set(SHELL.map((path) => new URL(path, worker.location.origin).href));
  for (const { url } of await files.keys()) if (!wanted.has(url)) await files.delete(url);
}

async function show(turn: TurnPush): Promise<void> {
  const { title, body, table } = turn;
  await worker.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: turn });
}

/** The page that shows this already, or another one of ours, or a new one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!there) {
    await worker.clients.openWindow(path);
    return;
  }
  const page = await there.focus();
  if (new URL(page.url).pathname !== path) await page.navigate(path);
}
