import { games } from './api';
import { refreshPush } from './push';
import { allParts, partPath } from './text-parts';
import { texts } from './texts.svelte';

/** The service worker: the program opens without its server, can be installed, and is told when it is my turn. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Once the first page is drawn: the worker fetches what that has fetched.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: await wantedOffline() });
    await refreshPush();
  } catch {
    // without it, all but this works
  }
}

/** What the pages that need no server are made of: the games, their rules, and all texts in the language of the reader. */
async function wantedOffline(): Promise<string[]> {
  const { language } = texts;
  const rulebooks = (await games()).map(({ name }) => `/api/games/${encodeURIComponent(name)}/rulebook`);
  const parts = await Promise.all((await allParts(language)).map((part) => partPath(language, part)));
  return ['/api/games', ...rulebooks, ...parts.filter((path) => path !== undefined)];
}
