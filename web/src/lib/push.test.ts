// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { workOffline } from './offline';

let posted: { path: string; body: unknown }[];
let subscribed: boolean;

const subscription = {
  endpoint: 'https://push.example.org/1',
  toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
};

function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  posted = [];
  subscribed = true;
  vi.stubEnv('PROD', true);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission: 'granted' });
  const registration = {
    pushManager: { getSubscription: () => Promise.resolve(subscribed ? subscription : null) },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready: Promise.resolve({ active: null }),
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (body) posted.push({ path, body: JSON.parse(body as string) as unknown });
    return Promise.resolve(new Response('[]'));
  });
  localStorage.setItem('ludoteka.me', 'my-key');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('the server learns of the subscription whenever a page opens', async () => {
  workOffline();
  await settled();
  const body = { endpoint: 'https://push.example.org/1', p256dh: 'p', auth: 'a', language: 'en' };
  expect(posted).toEqual([{ path: '/api/me/push', body }]);
});

it('nobody is asked without a subscription, or without permission', async () => {
  subscribed = false;
  workOffline();
  await settled();
  subscribed = true;
  vi.stubGlobal('Notification', { permission: 'denied' });
  workOffline();
  await settled();
  expect(posted).toEqual([]);
});
