import type { Locator, Page } from 'playwright/test';
import { formatDateInput } from '../../src/domain/time/dates';
import type { EventView } from '../../src/domain/runs/dispatchView';
import { violationsOf } from './support/axe';
import { apiAs } from './support/board';
import { openAs } from './support/people';
import { makeWaiting, planDate } from './support/planDay';
import { expect, test } from './support/story';

// Orders, runs, moves, a search and checks in one story: more than the usual time on a busy machine.
test.describe.configure({ timeout: 300_000 });

const pool = (page: Page) => page.getByRole('listbox', { name: 'Unassigned' });
const rowOf = (page: Page, order: string) => pool(page).getByRole('option').filter({ hasText: order });
const search = (page: Page) => page.getByRole('searchbox', { name: /order/i });

/** Rules may speak against the move: then a reason is asked for, and given. */
async function settle(page: Page, gone: Locator): Promise<void> {
  const override = page.getByRole('alertdialog', { name: 'Override the rules?' });
  await expect.poll(async () => (await override.isVisible()) || (await gone.count()) === 0).toBe(true);
  if (await override.isVisible()) {
    await override.getByLabel(/^reason/i).fill('The pharmacy asked for it');
    await override.getByRole('button', { name: 'Override', exact: true }).click();
  }
  await expect(gone).toHaveCount(0);
}

test('a scheduler plans the next workday: runs of master data, one delivery by keys, two in bulk, and back', async ({
  browser,
  request,
}) => {
  const { numbers, cdpName } = await makeWaiting(request, 'PLAN', 6);
  const [first = '', second = '', third = ''] = numbers;
  const prefix = first.slice(0, -1);
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/schedule/scheduling');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(formatDateInput(planDate()));

  // Two runs of master data become runs of the day.
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Runs of the day' }).click();
  const templates = page.getByRole('dialog', { name: 'Runs of the day' });
  const every = templates.getByRole('checkbox', { name: 'All that can be created' });
  await expect(every).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await every.uncheck();
  const area = cdpName.replace(/ PHARMACY$/, '');
  const ofCdp = templates.getByRole('checkbox', { name: new RegExp(`^${area} `) });
  await ofCdp.nth(0).check();
  await ofCdp.nth(1).check();
  await templates.getByRole('button', { name: 'Create 2 runs' }).click();
  await expect(templates).toBeHidden();
  const runs = page.getByRole('region', { name: new RegExp(`^${area} `) });
  await expect(runs.first()).toBeVisible();

  // One by keys alone: carried to the next run, and put down.
  await search(page).fill(prefix);
  await expect(pool(page).getByRole('option')).toHaveCount(6);
  expect(await violationsOf(page)).toEqual([]);
  await rowOf(page, first).click();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: /, place \d+ of \d+/ })).toBeAttached();
  await page.keyboard.press('Enter');
  await settle(page, rowOf(page, first));

  // Two in bulk, to the run that they cost least; taken back, and done again.
  await rowOf(page, second).click();
  await rowOf(page, third).click({ modifiers: ['Control'] });
  await page.keyboard.press('m');
  const move = page.getByRole('dialog', { name: 'Move 2 stops' });
  await expect(move.getByRole('radio', { name: /Lowest cost/ })).toBeChecked();
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await settle(page, rowOf(page, second));
  await expect(pool(page).getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, second)).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(rowOf(page, second)).toHaveCount(0);

  // Of the optimizer's plan one run alone is used, and taken back in one step.
  const api = await apiAs(request, 'scheduler');
  const waiting = async () =>
    (await api.get<EventView[]>(`/delivery_manifest/unassigned?date=${planDate()}`)).length;
  const before = await waiting();
  await page.getByRole('button', { name: 'Automatic scheduling' }).click();
  const plan = page.getByRole('dialog', { name: 'Automatic scheduling' });
  await plan.getByRole('button', { name: 'Create plan' }).click();
  await plan.getByRole('checkbox', { name: 'All moves', exact: true }).uncheck({ timeout: 120_000 });
  await plan
    .getByRole('checkbox', { name: /^All moves of / })
    .first()
    .check();
  await expect(plan.getByText('If you use only a part, this plan is closed')).toBeVisible();
  await plan.getByRole('button', { name: /^Use selected changes/ }).click();
  await expect(plan).toBeHidden({ timeout: 60_000 });
  await expect.poll(waiting).toBeLessThan(before);
  expect(await waiting()).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect.poll(waiting).toBe(before);
});
