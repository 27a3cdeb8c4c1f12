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
  // The search finds by email; the list does not show it.
  const edit = page.getByRole('grid').getByRole('link', { name: /^Edit / });
  await expect(edit).toHaveCount(1);
  await edit.click();
  await expect(page.getByLabel('Charges are hidden')).toBeVisible();
  for (const option of options) await page.getByLabel(option).setChecked(isOn);
  const saved = page.waitForResponse(
    (response) => /\/employees\/\d+$/.test(response.url()) && response.request().method() !== 'GET',
  );
  await page.getByRole('button', { name: /^Save$/ }).click();
  expect((await saved).ok()).toBe(true);
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
  await expect(person.getByRole('heading', { level: 1, name: /^Change log/ })).toHaveCount(0);

  await setOptions(
    admin,
    email,
    ['Charges are hidden', 'Sees the history without being an administrator'],
    true,
  );

  // After: no copayment anywhere, and the log.
  await person.reload();
  await expect(person.getByRole('link', { name: 'Custody of bags' })).toBeVisible();
  await person.goto('/#/change-log/all');
  await expect(person.getByRole('heading', { level: 1, name: /^Change log/ })).toBeVisible({
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

test('"can edit the schedule" opens the plan of runs to a person whose role does not', async ({
  browser,
}) => {
  test.slow();
  const admin = await openAs(browser, 'admin');
  const person = await openAs(browser, 'pharmacy');
  await person.goto('/#/schedule/scheduling');
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(person.getByRole('button', { name: 'New run' })).toHaveCount(0);

  await setOptions(admin, emailOf('pharmacy'), ['Can edit the schedule'], true);
  await person.reload();
  await person.goto('/#/schedule/scheduling');
  await expect(person.getByRole('button', { name: 'New run' }).first()).toBeVisible({ timeout: 20_000 });
  expect(await violationsOf(person)).toEqual([]);

  await setOptions(admin, emailOf('pharmacy'), ['Can edit the schedule'], false);
});

test('"audible alerts" gives a sound to what a person would only see', async ({ browser }) => {
  test.slow();
  const admin = await openAs(browser, 'admin');
  const person = await openAs(browser, 'dispatcher2');
  const sound = person.getByLabel('Sound: Delivery attempted');
  await person.goto('/#/account/notifications');
  await expect(sound).not.toBeChecked();
  expect(await violationsOf(person)).toEqual([]);

  await setOptions(admin, emailOf('dispatcher2'), ['Audible alerts'], true);
  await person.reload();
  await expect(sound).toBeChecked();

  await setOptions(admin, emailOf('dispatcher2'), ['Audible alerts'], false);
  await person.reload();
  await expect(sound).not.toBeChecked();
});
