import { request as newRequest, type CDPSession, type Page } from 'playwright/test';
import { startPushService, TestBrowser } from '../support/pushServices';
import { violationsOf } from './support/axe';
import { failDelivery, makeDelivery } from './support/ownDelivery';
import { signIn } from './support/people';
import { startOnCopy } from './support/storyServer.mjs';
import { expect, test } from './support/story';

test.describe.configure({ timeout: 300_000 });

/** A browser without a push service of its own subscribes to that of the story; all else is Chromium's own. */
async function subscribeTo(page: Page, endpoint: string, keys: TestBrowser['keys']): Promise<void> {
  await page.addInitScript(
    ({ endpoint: address, keys: own }) => {
      const KEY = 'story-subscribed';
      const made = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: own }),
        unsubscribe: () => {
          sessionStorage.removeItem(KEY);
          return Promise.resolve(true);
        },
      };
      PushManager.prototype.subscribe = (options) => {
        sessionStorage.setItem(KEY, String(options?.applicationServerKey));
        return Promise.resolve(made as unknown as PushSubscription);
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(sessionStorage.getItem(KEY) ? (made as unknown as PushSubscription) : null);
    },
    { endpoint, keys },
  );
}

/** What Chromium's push client does when a message has come: it wakes the worker up with what it could decrypt. */
async function deliver(
  session: CDPSession,
  origin: string,
  registrationId: string,
  message: unknown,
): Promise<void> {
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body }) => ({ title, body }));
  });

test('somebody turns push on, is called about a failure without a patient’s name, and a device that is gone goes', async ({
  browser,
}) => {
  let key = '';
  const service = await startPushService(() => key);
  process.env.PUSH_SERVICES = service.origin;
  const server = await startOnCopy();
  delete process.env.PUSH_SERVICES;
  const api = await newRequest.newContext({ baseURL: server.url });
  try {
    const context = await browser.newContext({ baseURL: server.url });
    await context.grantPermissions(['notifications'], { origin: server.url });
    const page = await context.newPage();
    const device = new TestBrowser();
    await subscribeTo(page, `${service.origin}/push/1`, device.keys);
    await signIn(page, 'dispatcher', server.url);
    const session = await context.newCDPSession(page);
    let registrationId = '';
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const one of registrations) registrationId = one.registrationId;
    });
    await session.send('ServiceWorker.enable');

    await page.goto(`${server.url}/#/account/notifications`);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/push/key'));
    await page.getByRole('button', { name: 'Turn on push on this device' }).click();
    key = ((await (await answered).json()) as { public_key: string }).public_key;
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    // The test button: encrypted for this browser, signed by the key that it subscribed with.
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect.poll(() => service.taken.length, { timeout: 30_000 }).toBe(1);
    expect(service.refused).toEqual([]);
    const test = device.read(service.taken[0]?.message ?? Buffer.alloc(0));
    expect(test).toEqual({ id: 0 });
    await expect.poll(() => registrationId).not.toBe('');
    await deliver(session, server.url, registrationId, test);
    await expect.poll(() => shown(page)).toContainEqual({ title: 'Push works on this device.', body: '' });

    // A failure: a number travels, the worker asks what it may show.
    const own = await makeDelivery(api, 'P');
    await failDelivery(api, own);
    await expect.poll(() => service.taken.length, { timeout: 30_000 }).toBeGreaterThan(1);
    const news = device.read(service.taken.at(-1)?.message ?? Buffer.alloc(0));
    expect(Object.keys(news as object)).toEqual(['id']);
    await deliver(session, server.url, registrationId, news);
    const failure = { title: `Delivery failed on ${own.run.name}`, body: 'Open to read it.' };
    await expect.poll(() => shown(page)).toContainEqual(failure);
    expect(JSON.stringify(await shown(page))).not.toContain(own.event.participant_name);

    // What the device opens: the notification is read, and the stop is there.
    await page.goto(`${server.url}/#/notifications?open=${(news as { id: number }).id}`);
    await expect(page).toHaveURL(new RegExp(`dispatch\\?.*stop=${own.event.id}`));

    // The service does not know the subscription any more.
    service.answerWith(410);
    await page.goto(`${server.url}/#/account/notifications`);
    const asked = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await asked;
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('No device yet')).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
  } finally {
    await api.dispose();
    await server.stop();
    await service.close();
  }
});
