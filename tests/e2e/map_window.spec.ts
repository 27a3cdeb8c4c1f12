import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { signIn } from './support/people';
import { SOFTWARE_GL } from './support/softwareGl';
import { expect, test } from './support/story';

test.use(SOFTWARE_GL);

const openList = (page: Page) => page.getByRole('button', { name: 'What the map shows, as a list' }).click();

test('the map in its own window follows the board, and the board follows it', async ({ page }) => {
  await signIn(page, 'dispatcher');
  await page.goto('/#/dispatch');
  const rows = page.locator('[data-stop]');
  await expect(page.locator('[data-board]')).toHaveAttribute('aria-busy', 'false');

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Map in its own window' }).click();
  const map = await opening;
  await expect(map).toHaveTitle(/^Map/);
  await expect(map).toHaveURL(/#\/map\?view=dispatch$/);
  await expect(map.getByRole('application')).toBeVisible();
  await expect(map.getByText(/^[\d,]{3,} stops$/)).toBeVisible();
  await expect(map.getByText(/No streets are set up/)).toBeVisible();

  // A stop chosen on the board is named in the window, also after either was loaded again.
  await rows.nth(2).click();
  const name = (await page.locator('[data-panel] h2').textContent()) ?? '';
  await expect(map.locator('header').getByText(name)).toBeVisible();
  await map.reload();
  await expect(map.locator('header').getByText(name)).toBeVisible();

  // A filter of the board is the window's.
  await page.getByRole('button', { name: /^Problems/ }).click();
  await expect(map.getByText(/^\d{1,3} stops$/)).toBeVisible();

  // A stop chosen in the window is chosen on the board.
  await openList(map);
  const inList = map.getByRole('region', { name: 'In this part of the map' }).getByRole('button');
  const chosen = inList.filter({ hasText: /·/ }).last();
  const chosenName = (await chosen.locator('b').textContent()) ?? '';
  await chosen.click();
  await expect(page.locator('[data-panel]').getByText(chosenName).first()).toBeVisible();
  expect(await violationsOf(map), 'the map window').toEqual([]);

  // It is found again, not opened again; after a reload of the board too.
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Map in its own window' }).click();
  await expect.poll(() => page.context().pages().length).toBe(2);
  await expect(map).toHaveURL(/#\/map\?view=dispatch$/);
});

test('a run is shown on the map from its menu, in the window or beside the runs', async ({ page }) => {
  await signIn(page, 'dispatcher');
  await page.goto('/#/dispatch');
  await expect(page.locator('[data-board]')).toHaveAttribute('aria-busy', 'false');
  const menu = page.getByRole('button', { name: /^Actions on / }).first();
  const run = ((await menu.getAttribute('aria-label')) ?? '').replace('Actions on ', '');
  const opening = page.waitForEvent('popup');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Show on map' }).click();
  const map = await opening;
  const card = map.getByRole('complementary', { name: `Run ${run}` });
  await expect(card).toBeVisible();
  await map.reload();
  await expect(card).toBeVisible();
  await map.close();

  await page.getByRole('button', { name: 'Runs beside the map' }).click();
  await expect(page).toHaveURL(/layout=map/);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Show on map' }).click();
  await expect(page.getByRole('complementary', { name: `Run ${run}` })).toBeVisible();
  await page.getByRole('button', { name: 'Play back' }).click();
  await expect(page.getByRole('region', { name: `Run ${run}, played back` })).toBeVisible();
});

test('a browser that blocks the window is told about', async ({ page }) => {
  await signIn(page, 'dispatcher');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/#/dispatch');
  await page.reload();
  await page.getByRole('button', { name: 'Map in its own window' }).click();
  await expect(page.getByText(/The browser blocked the map window/)).toBeVisible();
});
