import type { Page } from 'playwright/test';
import { signIn } from './support/people';
import { expect, test } from './support/story';

/** Every public address, with a heading of its page. */
const ENTRIES = [
  ['#/tracking/no-such-link', /rx|link|status|available/i],
  ['#/register-password?token=none&id=1', /password/i],
  ['#/reset-password?token=none&id=1', /password/i],
  ['#/success-mobile-password', /password was changed/i],
  ['#/verify', /proof/i],
  ['#/confirm-email?token=none', /email/i],
] as const;

/** Where one is before, and what is seen there again. */
const STATES = {
  'the sign-in page': { at: '#/login', seen: (page: Page) => page.getByRole('button', { name: 'Sign in' }) },
  'a recipient’s page': { at: '#/tracking/other', seen: (page: Page) => page.getByRole('heading').first() },
  'an account page': { at: '#/verify', seen: (page: Page) => page.getByRole('heading', { name: /proof/i }) },
};

/** Some of these load the page anew; what is asked of a page that is on its way out has no answer, and is asked again. */
const goByHand = (page: Page, hash: string) =>
  expect(async () => {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await expect(page).toHaveURL((url) => url.hash === hash, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });

async function opensEach(page: Page, from: string, back: (page: Page) => Promise<void>): Promise<void> {
  for (const [hash, heading] of ENTRIES) {
    await goByHand(page, hash);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await goByHand(page, from);
    await back(page);
  }
}

test('from the app, and the way back keeps the session', async ({ page }) => {
  await signIn(page, 'scheduler');
  await page.goto('/#/data/vehicles');
  await opensEach(page, '#/data/vehicles', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  });
  // As does the way back by the browser's button, after a load of the door.
  await page.goto('/#/verify');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /proof/i })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
});

for (const [state, { at, seen }] of Object.entries(STATES))
  test(`from ${state}`, async ({ page }) => {
    await page.goto(`/${at}`);
    await expect(seen(page)).toBeVisible();
    await opensEach(page, at, (shown) => expect(seen(shown)).toBeVisible());
  });
