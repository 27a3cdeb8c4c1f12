import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPushWorker, type WorkerScope } from '../../src/app/notifications/push/pushWorker';

/** A worker's scope of the test's own: what it shows and opens. */
function worker(
  language = 'en-US',
  pages: { focus: () => Promise<never>; postMessage: (data: unknown) => void }[] = [],
) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: [string, object][] = [];
  const opened: string[] = [];
  startPushWorker({
    registration: {
      showNotification: (title: string, options: object) => {
        shown.push([title, options]);
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url: string) => {
        opened.push(url);
        return Promise.resolve();
      },
    },
    navigator: { language },
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
  } as unknown as WorkerScope);
  const fire = async (type: string, event: object) => {
    const done: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => done.push(one) } as never);
    await Promise.all(done);
  };
  return {
    shown,
    opened,
    push: (data: unknown) => fire('push', { data: { json: () => data } }),
    click: (data: unknown) => fire('notificationclick', { notification: { data, close: () => undefined } }),
  };
}

let asked: string[];
beforeEach(() => {
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());
const answer = (status: number, body: object = {}) =>
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });

it('shows the title that the server gives, and never what it says of a patient', async () => {
  answer(200, { title: 'Delivery failed on HILLCREST 03', body: 'IRIS MOON, 1 A St', sound: 'urgent' });
  const { shown, push } = worker();
  await push({ id: 7 });
  expect(asked).toEqual(['/api/notification/7']);
  expect(shown).toEqual([
    [
      'Delivery failed on HILLCREST 03',
      { body: 'Open to read it.', tag: 'notification-7', data: 7, requireInteraction: true },
    ],
  ]);
});

it.each([
  ['en-US', 'News from Rx Dispatch', 'Sign in to read it.'],
  ['es-MX', 'Novedades de Rx Dispatch', 'Inicie sesión para leerlas.'],
])('without a session says that there is news (%s)', async (language, title, body) => {
  answer(401);
  const { shown, push } = worker(language);
  await push({ id: 7 });
  expect(shown).toEqual([[title, expect.objectContaining({ body })]]);
});

it('shows something for whatever comes: a browser asks for it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const { shown, push } = worker();
  await push({ id: 7 });
  await push({ id: 0 });
  await push(null);
  expect(shown.map(([title]) => title)).toEqual([
    'News from Rx Dispatch',
    'Push works on this device.',
    'Push works on this device.',
  ]);
});

it('a click tells the page that is open, or opens one', async () => {
  const { opened, click } = worker();
  await click(7);
  await click(0);
  expect(opened).toEqual(['/#/notifications?open=7', '/#/notifications']);
  const told: unknown[] = [];
  const page = {
    focus: () => Promise.resolve() as Promise<never>,
    postMessage: (data: unknown) => told.push(data),
  };
  const second = worker('en-US', [page]);
  await second.click(7);
  expect([told, second.opened]).toEqual([[{ open: '/notifications?open=7' }], []]);
});
