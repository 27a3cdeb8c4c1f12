import { readFile } from 'node:fs/promises';
import { violationsOf } from './support/axe';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';

test('a dispatcher compares past weeks, narrows them, reads a chart by keys and takes it away', async ({
  browser,
}) => {
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dashboards?period=last28');
  const onTime = page.getByRole('region', { name: 'On time, day by day', exact: true });
  // A first start counts its days within a minute.
  await expect(onTime.locator('svg').first()).toBeVisible({ timeout: 90_000 });
  expect(await violationsOf(page)).toEqual([]);

  // Keys go from value to value, and each is said.
  await onTime.locator('div[tabindex="0"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(onTime.getByText(/; This period; /).first()).toBeAttached();

  // The same figures as a table, as CSV and as a picture.
  await onTime.getByText('As a table').click();
  const rows = onTime.getByRole('row');
  await expect(rows).toHaveCount(29);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    onTime.getByRole('button', { name: 'Download "On time, day by day" as CSV' }).click(),
  ]);
  const lines = (await readFile(await csv.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(29);
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    onTime.getByRole('button', { name: 'Download "On time, day by day" as PNG' }).click(),
  ]);
  const picture = await readFile(await png.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(5_000);

  // A driver's figures are fewer, and the address says whose they are.
  const figures = page.getByRole('region', { name: 'Figures of the period' });
  const all = await figures.innerText();
  await page.getByLabel('Driver').selectOption({ index: 1 });
  await expect(page).toHaveURL(/driver=\d+/);
  await expect(figures).not.toHaveText(all);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/driver=/);

  // A day opens its deliveries.
  await rows.nth(20).getByRole('link').click();
  await expect(page).toHaveURL(/data\/deliveries\?delivery_date=/);

  // Days without data say so.
  await page.goto('/#/dashboards?period=own&from=2022-01-01&to=2022-01-31');
  await expect(
    page.getByText('No data available for selected period. Please choose a different timeframe.'),
  ).toBeVisible();

  // In Spanish and on a phone.
  await page.goto('/#/dashboards?period=last90');
  await speak(page, 'Español');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(
    page.getByRole('region', { name: 'A tiempo, semana a semana', exact: true }).locator('svg').first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});
