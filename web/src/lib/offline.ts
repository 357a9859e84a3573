/** The service worker: the program opens without its server, can be installed, and is told when it is my turn. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the first page is drawn: it fetches all that the page has fetched.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), { once: true });
}
