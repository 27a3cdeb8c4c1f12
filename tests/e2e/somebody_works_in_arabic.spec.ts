import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { submitSignIn } from './support/people';
import { expect, test } from './support/story';
import { wordsOf } from './support/words';

const say = wordsOf('العربية');

/** Nothing reaches beyond the side where lines end, where nobody could scroll to it. */
async function expectToFit(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

const leftOf = async (page: Page, lane: string) =>
  (await page.locator(`[data-lane="${lane}"]`).boundingBox())?.x ?? Number.NaN;

test('a dispatcher works in Arabic: the page runs from the right, and the arrow to the left is the one that goes on', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await violationsOf(page)).toEqual([]);
  await submitSignIn(page, 'dispatcher');
  await expect(page).not.toHaveURL(/login/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  // The menu is on the right, the page beside it on the left.
  const menu = await page.getByRole('navigation').first().boundingBox();
  expect(menu && menu.x).toBeGreaterThan(640);

  await page.goto('/#/dispatch');
  const pool = page.getByRole('listbox', { name: say('dispatch.unassigned') });
  await expect(pool.getByRole('option').first()).toBeVisible();
  const runs = page.locator('[data-lane^="run-"]');
  const first = (await runs.first().getAttribute('data-lane')) ?? '';
  expect(await leftOf(page, first)).toBeLessThan(await leftOf(page, 'pool'));
  await pool.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(`[data-lane="${first}"]`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pool).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  // An address stands where the line begins, under the name, and its number before its street.
  const gaps = await pool
    .getByRole('option')
    .first()
    .evaluate((row) => {
      const address = row.querySelector('[dir="auto"]');
      const range = document.createRange();
      if (!address) return null;
      range.selectNodeContents(address);
      const [text, room] = [range.getBoundingClientRect(), address.getBoundingClientRect()];
      return { start: room.right - text.right, end: text.left - room.left };
    });
  expect(gaps?.start).toBeLessThanOrEqual(1);
  expect(gaps?.end).toBeGreaterThan(1);

  // A phone keeps the order of its digits within Arabic words.
  await page.goto('/#/schedule/scheduling');
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
  for (const path of ['/#/dispatch', '/#/home', '/#/schedule/scheduling']) {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectToFit(page);
  }
});

test('an administrator keeps a participant whose language is Arabic', async ({ page }) => {
  await page.context().addCookies([{ name: 'LANG', value: 'ar', domain: '127.0.0.1', path: '/' }]);
  await page.goto('/#/login');
  await submitSignIn(page, 'admin');
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/#/data/participants');
  const row = page.getByRole('row').nth(1);
  const phone = row.getByRole('link', { name: /\(\d{3}\) \d{3}-\d{4}/ });
  await expect(phone).toBeVisible();
  // The area code is seen on the left of the number.
  const box = (text: string) =>
    phone.evaluate((link, part) => {
      const node = link.firstChild;
      const at = node?.textContent?.indexOf(part) ?? -1;
      const range = document.createRange();
      if (!node || at < 0) return Number.NaN;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().x;
    }, text);
  expect(await box('(')).toBeLessThan(await box('-'));

  // The number of a house is seen on the left of its street.
  await page.goto('/#/data/participants/1');
  const address = page.getByText(/^\d+ [A-Z ]+,.* CA \d{5}$/).first();
  await expect(address).toBeVisible();
  const [number, zip] = await address.evaluate((shown) => {
    const node = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT).nextNode();
    const end = node?.textContent?.length ?? 0;
    return [0, end - 1].map((at) => {
      const range = document.createRange();
      if (!node) return Number.NaN;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().x;
    });
  });
  expect(number).toBeLessThan(zip ?? Number.NaN);

  await page.goto('/#/data/participants/1/edit');
  const language = page.getByRole('combobox', { name: say('resources.participants.fields.language') });
  await language.selectOption('ar');
  await page.getByRole('button', { name: say('screens.form.save'), exact: true }).click();
  await page.goto('/#/data/participants/1');
  await expect(page.getByText(say('resources.participants.choices.language.ar')).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
