/** The service worker: the program opens without its server, can be installed, and is told when it is my turn. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Once the first page is drawn: the worker fetches what that has fetched.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined); // without it, all but this works
}
