import { violationsOf } from './support/axe';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';

test('a dispatcher starts at the day, opens its worst stop by one press, and passes the link on', async ({
  browser,
}) => {
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/home');
  const worst = page.getByRole('region', { name: 'Needs attention' }).getByRole('link').first();
  await expect(worst).toBeVisible();
  const name = (await worst.locator('span').first().textContent()) ?? '';
  expect(await violationsOf(page)).toEqual([]);
  await worst.click();

  const panel = page.getByRole('complementary', { name: 'Stop details' });
  await expect(panel.getByText(name).first()).toBeVisible();
  await expect(page).toHaveURL(/show=late&stop=\d+/);
  const address = page.url();

  // A reload and a colleague see the same.
  await page.reload();
  await expect(panel.getByText(name).first()).toBeVisible();
  const colleague = await openAs(browser, 'dispatcher2');
  await colleague.goto(address);
  await expect(
    colleague.getByRole('complementary', { name: 'Stop details' }).getByText(name).first(),
  ).toBeVisible();
  await colleague.context().close();

  // Another stop is another address, and none is none.
  await panel.getByRole('button', { name: 'Close details' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/stop=/);
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/stop=\d+/);

  // A number that is not on this day is said, and leaves the address.
  await page.goto('/#/home');
  await expect(worst).toBeVisible();
  await page.goto('/#/dispatch?stop=99999999');
  await expect(page.getByText('This stop is not on this day any more.').first()).toBeVisible();
  await expect(page).not.toHaveURL(/stop=/);

  // In Spanish and on a phone.
  await page.goto('/#/home');
  await speak(page, 'Español');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('region', { name: 'Requiere atención' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});
