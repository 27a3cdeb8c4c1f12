import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { openAs } from './support/people';
import { expect, test } from './support/story';

const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format(
    Date.now() - days * 86_400_000,
  );

/** The newest of the background tasks, once it is ready. */
async function downloadNewest(page: Page): Promise<Buffer> {
  const tasks = page.getByRole('region', { name: 'Background tasks' });
  const newest = tasks.getByRole('listitem').first();
  await expect(newest.getByText('Ready')).toBeVisible({ timeout: 60_000 });
  const downloading = page.waitForEvent('download');
  await newest.getByRole('button', { name: 'Download' }).click();
  return readFile(await (await downloading).path());
}

test('a dispatcher takes the done runs as CSV and a CDP’s day as PDF, made in the background', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await openAs(browser, 'dispatcher');
  // A day to come has no run that is done: said, and nothing is made.
  await page.goto(`/#/dispatch?date=${daysAgo(-5)}`);
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'CSV of done runs' }).click();
  await expect(page.getByText(/No run of this day is done yet/).first()).toBeVisible();

  // Yesterday is over.
  await page.goto(`/#/dispatch?date=${daysAgo(1)}`);
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'CSV of done runs' }).click();
  // One message, from its start to the file.
  const message = page.getByRole('status').filter({ hasText: /is ready\./ });
  await expect(message.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Preparing your file…')).toHaveCount(0);
  await page.goto('/#/notifications');
  const csv = (await downloadNewest(page)).toString();
  expect(csv).toContain('delivery_event_id,delivery_manifest_id,run');
  expect(csv).toMatch(/ P[SD]T,/);
  expect(await violationsOf(page)).toEqual([]);

  // The list outlives a reload.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Background tasks' }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Reports', exact: true }).click();
  await page.getByRole('link', { name: 'Delivery report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delivery report' });
  await expect(dialog.getByRole('button', { name: 'Create report' })).toBeDisabled();
  await page.getByRole('combobox', { name: /^CDP/ }).click();
  await page.getByRole('option').first().click();
  await dialog.getByLabel(/^Date/).fill('2022-01-03');
  await dialog.getByRole('button', { name: 'Create report' }).click();
  await expect(dialog.getByText(/No data available for selected period/)).toBeVisible();
  await dialog.getByLabel(/^Date/).fill(daysAgo(1));
  await dialog.getByRole('button', { name: 'Create report' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Background tasks' }).getByRole('listitem')).toHaveCount(2);
  const pdf = await downloadNewest(page);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
