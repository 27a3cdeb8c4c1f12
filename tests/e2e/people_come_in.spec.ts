import { openAs, signIn, submitSignIn } from './support/people';
import { expect, test } from './support/story';

test('a driver is sent to the app, in the words of the specification', async ({ page }) => {
  await page.goto('/#/login');
  await submitSignIn(page, 'driver');
  await expect(
    page.getByText('You have been identified with a driver profile. Please use the app for sign in'),
  ).toBeVisible();
});

test('a wrong password keeps the e-mail and says so', async ({ page }) => {
  await page.goto('/#/login');
  await submitSignIn(page, 'scheduler', 'Wrong-1234!');
  await expect(page.getByText('Incorrect Email or Password')).toBeVisible();
  await expect(page.getByLabel(/^email/i)).toHaveValue('scheduler@example.test');
});

test('a page without a session leads to the sign-in page; a session stays over a reload', async ({
  page,
}) => {
  await page.goto('/#/data/vehicles');
  await expect(page).toHaveURL(/#\/login/);
  await signIn(page, 'dispatcher');
  await page.reload();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/#/login');
  await expect(page).toHaveURL(/#\/(home)?$/);
  await expect(page.getByText('Select an option from the sidebar menu.')).toBeVisible();
});

test('a second sign-in ends the first session, which is told at once', async ({ browser }) => {
  const first = await openAs(browser, 'dispatcher2');
  const second = await openAs(browser, 'dispatcher2');
  await expect(first.getByText(/only one open session allowed/i)).toBeVisible({ timeout: 15_000 });
  await expect(first).toHaveURL(/login/);
  await second.goto('/#/dispatch');
  await expect(second.getByRole('listbox').first()).toBeVisible();
});

test('an address that leads nowhere says so and goes back', async ({ page }) => {
  await signIn(page, 'dispatcher');
  await page.goto('/#/dispatch');
  await expect(page).toHaveTitle(/^Dispatch - /);
  await page.goto('/#/nowhere/at/all');
  await expect(page).toHaveTitle('404 - Rx Dispatch');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/#\/dispatch/);
});

test('a pharmacy sees its own collection point only', async ({ page }) => {
  await signIn(page, 'pharmacy');
  await page.goto('/#/data/cdps');
  await expect(page.getByText(/^1 CDP/i).first()).toBeVisible();
});

test('signing out empties the browser and closes the door', async ({ page }) => {
  await signIn(page, 'scheduler');
  await page.getByRole('button', { name: /preferences/i }).click();
  await page.getByText('Sign out').click();
  await expect(page).toHaveURL(/login/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto('/#/data/vehicles');
  await expect(page).toHaveURL(/login/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'AUTH'))).toEqual([]);
});

test('a page whose scripts cannot be loaded says so in both languages instead of staying white', async ({
  page,
}) => {
  await page.route('**/assets/signIn*', (route) => route.abort());
  await page.goto('/#/login');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('alert')).toContainText('No se pudo cargar');
});
