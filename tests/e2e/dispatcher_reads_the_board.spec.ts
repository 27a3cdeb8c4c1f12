import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { openLine } from './support/cutLine';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';

async function openBoard(page: Page, query = '', url = ''): Promise<void> {
  await page.goto(`${url}/#/dispatch${query}`);
  await expect(page.getByRole('listbox').first()).toBeVisible();
}

const chips = (page: Page) => page.getByRole('group', { name: 'Active filters' });

test('a dispatcher narrows the day, keeps it as a view, and finds it again after a reload', async ({
  browser,
}) => {
  test.slow();
  const page = await openAs(browser, 'dispatcher');
  await openBoard(page);

  // By a mark and by a state, each taken away by its chip.
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Show only' });
  await filters.getByRole('checkbox', { name: 'Refrigerated' }).check();
  await filters.getByRole('combobox', { name: 'State of the run' }).selectOption('Under way');
  await filters.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/marks=refrigerated/);
  await expect(page).toHaveURL(/runs=underWay/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of [\d,]+ stops$/ })).toBeVisible();
  await chips(page).getByRole('button', { name: 'Remove filter: Under way' }).click();
  await expect(page).not.toHaveURL(/runs=/);

  // As a list, the latest first.
  await page.getByRole('button', { name: 'All stops as a list' }).click();
  const list = page.getByRole('listbox', { name: 'All stops as a list' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.getByRole('button', { name: 'Late by' }).click();
  await expect(page.getByRole('button', { name: /^Late by.*descending/ })).toBeVisible();

  // Kept under a name; what was typed is not.
  await page.getByRole('searchbox').fill('RX26');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name of the view').fill('Cold and late');
  // Not the answer to the sort order, which may be on its way still.
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith('/users/preferences') &&
      (response.request().postData() ?? '').includes('Cold and late'),
  );
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'Cold and late' })).toBeVisible();
  await kept;

  await openBoard(page);
  await page.reload();
  await expect(list).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('button', { name: /^(Views|Cold and late)$/ }).click();
  await page.getByRole('menuitem', { name: 'Cold and late' }).click();
  await expect(page).toHaveURL(/marks=refrigerated/);
  await expect(chips(page).getByRole('button')).toHaveCount(2);

  // Away with it, and back to columns.
  await page.getByRole('button', { name: 'Cold and late' }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  await page.getByRole('button', { name: 'Delete the view Cold and late' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await chips(page).getByRole('button', { name: 'Clear all' }).click();
  const columns = page.waitForResponse((response) => response.url().endsWith('/users/preferences'));
  await page.getByRole('button', { name: 'Runs as columns' }).click();
  await columns;
  await expect(page.getByRole('heading', { name: 'Unassigned' })).toBeVisible();
});

test('the board is whole in both languages, on a phone too, without barriers', async ({ browser }) => {
  test.slow();
  const page = await openAs(browser, 'scheduler');
  await openBoard(page);
  expect(await violationsOf(page)).toEqual([]);
  // Dark from its first picture on: a change of mode fades.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.getByRole('listbox').first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Show only' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // A phone begins with the list.
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole('listbox', { name: 'All stops as a list' });
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await speak(page, 'Español');
  await expect(page.getByRole('heading', { name: 'Sin asignar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filtros' })).toBeVisible();
  await speak(page, 'English');
});

test('a cut connection marks the board with the age of its data, and it recovers', async ({
  browser,
  baseURL,
}) => {
  const line = await openLine(baseURL ?? '');
  const page = await openAs(browser, 'dispatcher', line.url);
  await openBoard(page, '', line.url);
  const notice = page.getByText(/^No connection\. Data from \d\d:\d\d/);
  await expect(notice).toBeHidden();

  // The browser itself says that it is offline: at once.
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();

  // The line is cut further away.
  line.cut();
  await expect(notice).toBeVisible({ timeout: 15_000 });
  line.mend();
  await expect(notice).toBeHidden({ timeout: 30_000 });
  await line.close();
});

test('two dispatchers see who looks at which run', async ({ browser }) => {
  const page = await openAs(browser, 'dispatcher');
  const other = await openAs(browser, 'dispatcher2');
  for (const board of [page, other]) {
    await openBoard(board, '?runs=underWay');
    // The order of the lanes stands once the day is whole.
    await expect(board.getByRole('status').filter({ hasText: /^\d+ of [\d,]+ stops$/ })).toBeVisible();
  }
  const name = (await page.getByRole('listbox').nth(1).getAttribute('aria-label')) ?? '';
  await other.getByRole('listbox', { name, exact: true }).getByRole('option').first().click();
  const watched = page.getByRole('region').filter({ has: page.getByRole('listbox', { name, exact: true }) });
  await expect(watched.getByRole('img', { name: /^Also looking at this run:/ })).toBeVisible({
    timeout: 20_000,
  });
});
