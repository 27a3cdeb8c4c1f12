import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { failDelivery, makeDelivery } from './support/ownDelivery';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';

test.describe.configure({ timeout: 240_000 });

/** Counts the tones that a page plays while its browser lets it sound. */
async function listenFor(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      if (this.context.state === 'running') counted.tones += 1;
      return start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones);
}

test('a failed delivery rings in another dispatcher’s browser, who opens the stop and reads the rest later', async ({
  browser,
  request,
}) => {
  const own = await makeDelivery(request, 'F');
  const page = await openAs(browser, 'dispatcher');
  // What happens before the page listens stands in the bell and does not ring: the part that rings comes after the page,
  // and the news of the delivery itself is not to be gathered with its failure.
  await expect(page.getByLabel('Live', { exact: true })).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('NewsAnnouncer')),
  );
  await page.waitForTimeout(1_000);
  await page.getByRole('main').click({ position: { x: 4, y: 4 } });
  const tones = await listenFor(page);
  await failDelivery(request, own);

  // Heard, and seen by whoever cannot hear it.
  const message = page
    .getByRole('alert')
    .locator(':scope > *')
    .filter({ hasText: `Delivery failed on ${own.run.name}` });
  await expect(message).toBeVisible();
  // It stays while the pointer is on it, however long the looks below take.
  await message.hover();
  await expect(message).toContainText('Nobody home');
  await expect.poll(tones).toBeGreaterThanOrEqual(3);
  expect(await violationsOf(page)).toEqual([]);

  await message.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(new RegExp(`dispatch\\?.*stop=${own.event.id}`));
  await expect(
    page
      .getByRole('complementary')
      .getByText(own.event.order_number ?? '')
      .first(),
  ).toBeVisible();

  // In the bell it is read, and its link leads to the same stop.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  const line = bell.getByRole('listitem').filter({ hasText: `Delivery failed on ${own.run.name}` });
  await expect(line.first()).toContainText('Read');
  expect(await violationsOf(page)).toEqual([]);
  await bell.getByRole('link', { name: 'All notifications' }).click();

  // The page: filters, and all that they show is read with one click.
  await page.getByLabel('Subject').click();
  await page.getByRole('option', { name: 'Deliveries' }).click();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: own.run.name }).first(),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a dispatcher chooses how to hear of things on a phone, in Spanish, and is not told what was switched off', async ({
  browser,
  request,
}) => {
  const page = await openAs(browser, 'dispatcher');
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, 'Español');
  await page.goto('/#/account/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes de notificaciones' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);

  for (const way of ['Push', 'Campana']) {
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/notification_preferences') && answer.request().method() === 'PUT',
    );
    await page.getByLabel(`${way}: Entrega fallida`).click();
    expect((await saved).status()).toBe(200);
  }
  await page.reload();
  await expect(page.getByLabel('Campana: Entrega fallida')).not.toBeChecked();
  await expect(page.getByLabel('Sonido: Entrega fallida')).not.toBeChecked();

  // Nothing new of this kind, however it is asked for.
  const failures = async () => {
    await page.goto('/#/home');
    const listed = page.waitForResponse((answer) => /\/notification\?.*level=urgent/.test(answer.url()));
    await page.goto('/#/notifications?subject=delivery&level=urgent');
    await listed;
    await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    return page.getByRole('main').getByRole('listitem').count();
  };
  const before = await failures();
  await failDelivery(request, await makeDelivery(request, 'S'));
  expect(await failures()).toBe(before);
  expect(await violationsOf(page)).toEqual([]);
  await speak(page, 'English');
});
