import { readFile } from 'node:fs/promises';
import { violationsOf } from './support/axe';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';

test('an administrator finds a report, narrows it, takes it away and schedules it', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await page.goto('/#/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Attempts and failures' }).click();

  // The days are in the address, and no name is.
  await page.getByLabel('Period').selectOption('last28');
  const table = page.getByRole('region', { name: 'Rows of Attempts and failures' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('CDP').selectOption({ index: 1 });
  await expect(page).toHaveURL(/period=last28&cdp=\d+/);
  expect(await violationsOf(page)).toEqual([]);
  const shown = await page.getByText(/Rows 1 to \d+ of/).innerText();
  const total = Number(/of ([\d,]+)/.exec(shown)?.[1]?.replace(',', ''));

  // As a file: a message says when it is ready, the history keeps who made it.
  const asked = page.waitForResponse((response) => response.url().endsWith('/reports/attempts/files'));
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await asked).status()).toBe(202);
  const message = page.getByRole('status').filter({ hasText: /is ready\./ });
  await expect(message.getByRole('button', { name: 'Download' })).toBeVisible();
  await page.goto('/#/reports/history');
  const row = page.getByRole('row', { name: /Attempts and failures/ }).first();
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('link')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  expect(await violationsOf(page)).toEqual([]);
  const [csv] = await Promise.all([page.waitForEvent('download'), row.getByRole('link').click()]);
  const lines = (await readFile(await csv.path(), 'utf8')).trim().split(/\r?\n/);
  // Head, rows, totals; comments may have line ends of their own.
  expect(lines.length).toBeGreaterThanOrEqual(total + 2);

  // Every week, for people who may read it.
  await page.goto('/#/reports/view/attempts?period=last7');
  await page.getByRole('button', { name: 'Schedule report' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Schedule report' })).toBeDisabled();
  await dialog.getByRole('checkbox').first().check();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule report' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/#/reports/schedules');
  await expect(page.getByRole('row', { name: /Attempts and failures.*Weekly/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // Days without data say so.
  await page.goto('/#/reports/view/cash_ups?period=own&from=2022-01-01&to=2022-01-31');
  await expect(
    page.getByText('No data available for selected period. Please choose a different timeframe.'),
  ).toBeVisible();

  // In Spanish and on a phone.
  await page.goto('/#/reports/view/done_runs?period=last7');
  await speak(page, 'Español');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { level: 1, name: 'Rutas terminadas' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
