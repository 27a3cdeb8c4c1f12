import type { Locator, Page } from 'playwright/test';
import type { EventView } from '../../src/domain/runs/dispatchView';
import { violationsOf } from './support/axe';
import { apiAs } from './support/board';
import { openAs } from './support/people';
import { expect, test } from './support/story';

const pool = (page: Page) => page.getByRole('listbox', { name: 'Unassigned' });
const lane = (page: Page) => page.getByRole('listbox', { name: /^stops of/i }).first();
const rowOf = (list: Locator, name: string) => list.getByRole('option').filter({ hasText: name }).first();

// Several boards, reloads and checks in one story each: more than the usual time on a busy machine.
test.describe.configure({ timeout: 240_000 });

/** The board with the runs that have not started: what is moved there is asked about least. */
async function openWaiting(page: Page): Promise<void> {
  await page.goto('/#/dispatch?runs=waiting');
  await expect(pool(page).getByRole('option').first()).toBeVisible();
  await expect(lane(page).getByRole('option').first()).toBeVisible();
}

/** Rules may speak against the move: then a reason is asked for, and given. */
async function settleMove(page: Page): Promise<void> {
  const override = page.getByRole('alertdialog', { name: 'Override the rules?' });
  const toast = page.getByText(/ moved to /).first();
  await expect(override.or(toast).first()).toBeVisible();
  if (await override.isVisible()) {
    await override.getByLabel(/^reason/i).fill('The recipient asked for it');
    await override.getByRole('button', { name: 'Override', exact: true }).click();
  }
  await expect(toast).toBeVisible();
}

/** The name of the first row's stop. */
async function nameOfFirst(list: Locator): Promise<string> {
  return (
    (await list.getByRole('option').first().locator('span[class*="_name_"]').first().textContent()) ?? ''
  );
}

test('a dispatcher drags a stop to a slot, takes it back after a reload, and does it again', async ({
  browser,
}) => {
  const page = await openAs(browser, 'dispatcher');
  await openWaiting(page);
  const name = await nameOfFirst(pool(page));
  const from = await rowOf(pool(page), name).boundingBox();
  const to = await lane(page).boundingBox();
  if (!from || !to) throw new Error('Pool and lane are on screen');
  await page.mouse.move(from.x + 60, from.y + 20);
  await page.mouse.down();
  await page.waitForTimeout(400);
  await page.mouse.move(from.x + 90, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 120, to.y + to.height - 60, { steps: 12 });
  // What the drop would cost stands by the slot.
  await expect(page.locator('[aria-hidden="true"] > ul')).toContainText(/\+\d+ (min|h)/);
  await page.mouse.up();
  await settleMove(page);
  await expect(rowOf(pool(page), name)).toHaveCount(0);

  await page.reload();
  await openWaiting(page);
  await expect(rowOf(pool(page), name)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(rowOf(pool(page), name)).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(rowOf(pool(page), name)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(rowOf(pool(page), name)).toBeVisible();
});

test('a stop is carried to a run with the keyboard alone, and the place is said', async ({ browser }) => {
  const page = await openAs(browser, 'dispatcher');
  await openWaiting(page);
  const name = await nameOfFirst(pool(page));
  await pool(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: /, place \d+ of \d+/ })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await settleMove(page);
  await expect(rowOf(pool(page), name)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(rowOf(pool(page), name)).toBeVisible();
});

test('of a selection one is refused: the tray says which and why, and tries it again', async ({
  browser,
  request,
}) => {
  const page = await openAs(browser, 'dispatcher');
  await openWaiting(page);
  const rows = pool(page).getByRole('option');
  await rows.nth(1).click();
  await rows.nth(2).click({ modifiers: ['Control'] });
  await expect(page.getByText('2 stops selected').first()).toBeVisible();
  const id = Number(await rows.nth(2).getAttribute('data-stop'));

  // Another dispatcher changes one of them, and this board does not hear of it in time.
  const news = /\/api\/delivery_manifest(\/unassigned)?\?/;
  await page.route(news, (route) => route.abort());
  const api = await apiAs(request, 'dispatcher2');
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format(new Date());
  const stops = await api.get<EventView[]>(`/delivery_manifest/unassigned?date=${date}`);
  const other = stops.find((stop) => stop.id === id);
  const path = `/delivery_manifest/0/delivery_events/${id}`;
  const locked = await api.post(`${path}/lock`, { reason: 'Waits for the pharmacist' }, other?.version);
  expect(locked.ok()).toBe(true);

  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Move 2 stops' });
  // The dialog grows when the runs are compared.
  await expect(dialog.getByRole('radiogroup').first()).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Next workday' }).check();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(news);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  const tray = page.getByRole('complementary', { name: 'Results' });
  await expect(tray.getByText('1 of 2 done. 1 refused.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await tray.getByRole('button', { name: 'Try the refused one again' }).click();
  await expect(
    tray
      .getByText('1 of 1 done.')
      .or(page.getByText(/moved to the next workday/))
      .first(),
  ).toBeVisible();
  await tray.getByRole('button', { name: 'Close the results' }).click();
  await expect(tray).toBeHidden();
  // Both commands are taken back, the later one first.
  await expect(page.locator(`[data-stop="${id}"]`)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.locator(`[data-stop="${id}"]`)).toHaveCount(1);
  await page.keyboard.press('Control+z');
});
