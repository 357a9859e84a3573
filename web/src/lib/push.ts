/** "Your turn" on this device: the browser's subscription, and what the server knows of it. */
import { health, post, withKey } from './api';
import { ensureKey } from './me';
import { texts } from './texts.svelte';

export type PushState = 'unavailable' | 'denied' | 'off' | 'on';

/** Can it be offered here at all? Browsers want https, a service worker and, on some, an installed page. */
function offered(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function pushState(): Promise<PushState> {
  if (!offered() || !(await serverKey())) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) ? 'on' : 'off';
}

/** Asks for permission, so only after a click. */
export async function turnOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const registration = await navigator.serviceWorker.ready;
  const wanted = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: await serverKey(),
  });
  await register(wanted);
  return 'on';
}

export async function turnOff(): Promise<PushState> {
  const there = await subscription();
  if (there) {
    await post<null>('/api/me/push/end', { endpoint: there.endpoint }, withKey(await ensureKey()));
    await there.unsubscribe();
  }
  return pushState();
}

/** Browsers may change the address, and languages change, too: the server learns of it when a page opens. */
export async function refreshPush(): Promise<void> {
  const there = offered() && Notification.permission === 'granted' ? await subscription() : null;
  if (there) await register(there);
}

/** Nobody is notified in this browser any more; the server has forgotten it already. */
export async function forgetPush(): Promise<void> {
  if (offered()) await (await subscription())?.unsubscribe();
}

async function serverKey(): Promise<string> {
  return (await health()).push ?? '';
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function register(there: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = there.toJSON().keys ?? {};
  const body = { endpoint: there.endpoint, p256dh, auth, language: texts.language };
  await post<null>('/api/me/push', body, withKey(await ensureKey()));
}
