import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { emailOf, openAs } from './support/people';
import { expect, test } from './support/story';

/** The administrator switches options of a colleague on or off, on the page of the employee. */
async function setOptions(
  page: Page,
  email: string,
  options: readonly string[],
  isOn: boolean,
): Promise<void> {
  await page.goto('/#/data/employees');
  await page
    .getByRole('searchbox')
    .first()
    .fill(email.split('@')[0] ?? '');
  const row = page.getByRole('row').filter({ hasText: email }).first();
  await expect(row).toBeVisible();
  await row.getByRole('link').first().click();
  await page
    .getByRole('link', { name: /^Edit/ })
    .or(page.getByRole('button', { name: /^Edit/ }))
    .first()
    .click();
  for (const option of options) await page.getByLabel(option).setChecked(isOn);
  await page.getByRole('button', { name: /^Save$/ }).click();
  await expect(page).not.toHaveURL(/edit/);
}

test('options of an employee take effect where the person works', async ({ browser }) => {
  test.slow();
  const admin = await openAs(browser, 'admin');
  const email = emailOf('dispatcher2');
  const person = await openAs(browser, 'dispatcher2');
  const table = person.getByRole('table').first();

  // Before: copayments in the report of a day, no log of changes.
  await person.goto('/#/reports/view/deliveries_of_day');
  await expect(table.getByRole('columnheader', { name: 'Copayment' })).toBeVisible({ timeout: 20_000 });
  await person.goto('/#/change-log/all');
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(person.getByRole('heading', { level: 1, name: 'Change log' })).toHaveCount(0);

  await setOptions(
    admin,
    email,
    ['Charges are hidden', 'Sees the history without being an administrator'],
    true,
  );

  // After: no copayment anywhere, and the log.
  await person.reload();
  await expect(person.getByRole('heading', { level: 1, name: 'Change log' })).toBeVisible({
    timeout: 20_000,
  });
  await person.goto('/#/reports/view/deliveries_of_day');
  await expect(table.getByRole('columnheader', { name: 'Status' })).toBeVisible({ timeout: 20_000 });
  await expect(table.getByRole('columnheader', { name: 'Copayment' })).toHaveCount(0);
  await expect(person.getByRole('link', { name: 'Copay cash-up' })).toHaveCount(0);
  expect(await violationsOf(person)).toEqual([]);

  await setOptions(
    admin,
    email,
    ['Charges are hidden', 'Sees the history without being an administrator'],
    false,
  );
});
