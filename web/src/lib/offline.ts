import { refreshPush } from './push';

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
    await refreshPush();
  } catch {
    // without it, all but this works
  }
}
