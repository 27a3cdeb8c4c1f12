import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { openAs, signIn, speak } from './support/people';
import { expect, test } from './support/story';

const right = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

test('an administrator copies a role, changes it, and is told what is missing', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin');
  await page.goto('/#/roles-permissions');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles and permissions' })).toBeVisible();
  await page.getByRole('link', { name: 'New role' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name is required.')).toBeVisible();
  await expect(page.getByText('Select at least one permission.')).toBeVisible();

  const name = `Night shift ${Date.now()}`;
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('list of vehicles');
  await right(page, /^See the list of vehicles/).check();
  const opens = page.getByRole('region', { name: 'What people with this role see' });
  await expect(opens.getByText('Vehicles', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`The role “${name}” was added.`).first()).toBeVisible();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('list of clients');
  await right(page, /^See the list of clients/).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Permission added successfully.').first()).toBeVisible();

  await page.getByRole('link', { name: `Copy the role ${name}` }).click();
  await expect(page.getByText(`The permissions are copied from “${name}”.`, { exact: false })).toBeVisible();
  await speak(page, 'Español');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo rol' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await speak(page, 'English');
});

test('a person’s open page follows a change of their role, and says why a page is closed', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const admin = await openAs(browser, 'admin');
  const person = await openAs(browser, 'scheduler');
  // What the role opens is put back at the end: other stories use this account.
  const change = async (isHeld: boolean) => {
    await admin.goto('/#/roles-permissions');
    await admin.getByRole('link', { name: 'Scheduler', exact: true }).click();
    await admin.getByRole('searchbox', { name: 'Search permissions' }).fill('list of facilities');
    await right(admin, /^See the list of facilities/).setChecked(isHeld);
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      admin.getByText(`Permission ${isHeld ? 'added' : 'removed'} successfully.`).first(),
    ).toBeVisible();
  };
  const entry = person.getByRole('navigation').getByRole('link', { name: 'ALF/SNF' });

  // The menu opens the group of the page.
  const openGroup = async () => {
    await person.goto('/#/data/participants');
    await expect(person.getByRole('navigation').getByRole('link', { name: 'Participants' })).toBeVisible();
  };
  await openGroup();
  // A first try that ran out of time has not put the right back.
  if (!(await entry.isVisible())) await change(true);
  await person.goto('/#/data/alf_snf');
  await expect(entry).toBeVisible();
  try {
    await change(false);
    await expect(entry).toBeHidden();
    await expect(person).toHaveURL(/#\/home/);
    await person.getByRole('button', { name: 'Why?' }).first().click();
    const dialog = person.getByRole('dialog', { name: 'Why can’t I?' });
    await expect(dialog.getByText('See the list of facilities')).toBeVisible();
    await expect(dialog.getByText('Your role “Scheduler” does not include it.')).toBeVisible();
    await expect(dialog.getByText('These people can give it to your role:')).toBeVisible();
    await expect(dialog.getByText('@')).toHaveCount(0);
    expect(await violationsOf(person)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  } finally {
    await change(true);
  }
  await openGroup();
  await expect(entry).toBeVisible();
  await admin.context().close();
  await person.context().close();
});
