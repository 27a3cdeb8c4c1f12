import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { PASSWORD, signIn } from './support/people';
import { expect, test } from './support/story';

const NOTE = 'Typed by a story';

/** Begins a vehicle, as somebody does who is called away. */
async function beginVehicle(page: Page) {
  await signIn(page, 'admin');
  await page.goto('/#/data/vehicles');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/#/data/vehicles/add');
  const name = page.getByRole('textbox', { name: /^name/i });
  await name.fill(NOTE);
  return name;
}

test('the back button and an address typed by hand are asked about', async ({ page }) => {
  const name = await beginVehicle(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.goBack();
  await expect(question).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/vehicles\/add/);
  await expect(name).toHaveValue(/typed by a story/i);

  await page.evaluate(() => {
    window.location.hash = '#/data/cdps';
  });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/vehicles\/add/);
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/#\/data\/cdps$/);
});

test('a reload is asked about by the browser', async ({ page }) => {
  const name = await beginVehicle(page);
  const asked = page.waitForEvent('dialog');
  const reload = page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
  await expect(name).toHaveValue(/typed by a story/i);
});

test('a session that ends while nobody is there keeps what is typed for the same person', async ({
  page,
}) => {
  await page.clock.install();
  const name = await beginVehicle(page);
  await page.clock.fastForward('29:20');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByText(/What you typed is still here/)).toBeVisible();
  await expect(name).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(/^password/i).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(name).toBeVisible();
  await expect(name).toHaveValue(/typed by a story/i);
});
