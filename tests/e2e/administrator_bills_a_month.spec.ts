import { violationsOf } from './support/axe';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';

test('an administrator prices, calculates, corrects and closes a month, and has its invoice', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');

  // What a client pays.
  await page.goto('/#/data/price-lists/add');
  await page.getByLabel('Name').fill('Rates');
  const client = page.getByLabel('Client');
  await client.selectOption({ index: 1 });
  const name = await client.locator('option:checked').innerText();
  await page.getByRole('textbox', { name: 'Valid from' }).fill('01012022');
  await page.getByRole('textbox', { name: /^Delivery/ }).fill('5.00');
  await page.getByRole('textbox', { name: /^Stop/ }).fill('2.00');
  await page.getByRole('button', { name: /save/i }).first().click();
  await expect(page).toHaveURL(/price-lists(\/\d+\/show)?$/);

  // The last whole month, calculated.
  await page.goto('/#/billing');
  await page.getByRole('button', { name: 'Calculate month' }).click();
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('The month is being calculated.')).toHaveCount(0, { timeout: 60_000 });
  expect(await violationsOf(page)).toEqual([]);
  await link.click();

  // Line by line, each with its delivery; one is corrected with a reason.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const lines = page.getByRole('region', { name: 'Lines: Deliveries' });
  await expect(lines.getByRole('link').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await lines
    .getByRole('button', { name: /^Correct delivery/ })
    .first()
    .click();
  const correcting = page.getByRole('dialog');
  await correcting.getByLabel(/Amount/).fill('-2.50');
  await correcting.getByLabel(/Reason/).fill('Late');
  expect(await violationsOf(page)).toEqual([]);
  await correcting.getByRole('button', { name: 'Add correction' }).click();
  await expect(correcting).toBeHidden();
  const charges = page.getByRole('table', { name: 'Charges' });
  await expect(charges.getByRole('row', { name: /Corrections/ })).toContainText('-$2.50');

  // Closed, it is an invoice and takes no correction any more.
  await page.getByRole('button', { name: 'Close period' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close period' }).click();
  await expect(page.getByText(/^INV-\d{4}-\d{2}-\d{5}$/)).toBeVisible();
  await expect(lines.getByRole('button', { name: /^Correct delivery/ })).toHaveCount(0);
  const asked = page.waitForResponse((response) => response.url().endsWith('/invoice'));
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await asked).status()).toBe(202);

  // In Spanish and on a phone.
  await speak(page, 'Español');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Cerrado', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
