import { violationsOf } from './support/axe';
import { signIn, speak } from './support/people';
import { expect, test } from './support/story';

test('an administrator changes a setting and a vehicle, reads both in the log, and who looked at a patient', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin');

  // `?current=2` is the third tab (spec §2): what is wrong is said at the field, and nothing is saved.
  await page.goto('/#/advanced-settings?current=2');
  const speed = page.getByRole('textbox', { name: 'Average road speed' });
  await speed.fill('5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('At least 10')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'On the road, with unsaved changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset “Average road speed” to its default' }).click();
  await expect(speed).toHaveValue('40');
  await speed.fill('45');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // It stays, while the toast of a save is gone after some seconds.
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // Another tab keeps its place in the address.
  await page.getByRole('tab', { name: 'Block settings' }).click();
  await expect(page).toHaveURL(/current=3/);
  await expect(page.getByRole('textbox', { name: 'Max login attempts' })).toHaveValue('5');

  await page.getByRole('link', { name: 'Change log' }).click();
  const log = page.getByRole('region', { name: 'Change log' });
  await expect(log.getByRole('row').filter({ hasText: 'Average road speed' }).first()).toContainText(
    '40 km/h',
  );
  await expect(log.getByRole('row').filter({ hasText: 'Average road speed' }).first()).toContainText(
    '45 km/h',
  );
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/#/data/vehicles/2/edit');
  await page.getByLabel(/^model/i).fill('story log');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('STORY LOG').first()).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change log' }).click();
  await expect(page).toHaveURL(/change-log\/vehicles\?id=2/);
  await expect(log.getByRole('row').filter({ hasText: 'Model' }).first()).toContainText('STORY LOG');

  // A look is written behind the answer: the page is asked again until it is there.
  await page.goto('/#/data/participants/3');
  await expect(page.locator('h1')).toBeVisible();
  await expect(async () => {
    await page.goto('/#/home');
    await page.goto('/#/change-log/participants?id=3&kind=reads');
    await expect(log.getByRole('row').filter({ hasText: 'Opened: details' }).first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();

  await speak(page, 'Español');
  for (const path of [
    '/#/change-log/all?kind=all',
    '/#/advanced-settings?current=4',
    '/#/delivery-settings',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await violationsOf(page), path).toEqual([]);
  }
  await page.goto('/#/app-settings');
  await expect(page.getByLabel('Aviso de licencia')).toHaveValue('30');
  await speak(page, 'English');
});

test('a dispatcher finds no settings and no log', async ({ page }) => {
  await signIn(page, 'dispatcher');
  await page.goto('/#/change-log/all');
  await expect(page).not.toHaveURL(/change-log/);
  await page.goto('/#/data/vehicles/2');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change log' })).toHaveCount(0);
});
