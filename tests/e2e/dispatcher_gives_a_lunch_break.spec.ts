import { isCancelLunchOffered } from '../../src/domain/stops/actionOffers';
import { shiftHoursOf } from '../../src/domain/runs/lunchPlan';
import { violationsOf } from './support/axe';
import { choose, readDay } from './support/board';
import { sendAndAgree } from './support/commands';
import { openAs } from './support/people';
import { expect, test } from './support/story';

/** "At least 4 hours of work" (spec §5). */
const LEAST_HOURS = 4;

test('a dispatcher takes a lunch break away, gives another one at a place of the run, and takes that back', async ({
  browser,
  request,
}) => {
  test.slow();
  const run = (await readDay(request)).find(
    (one) =>
      shiftHoursOf(one) >= LEAST_HOURS &&
      one.events.filter((stop) => isCancelLunchOffered(stop, one)).length === 2,
  );
  if (!run) throw new Error('No run of the demo day has a break before it');
  const page = await openAs(browser, 'dispatcher');
  await page.goto(`/#/dispatch?run=${encodeURIComponent(run.name)}`);
  const stops = page.getByRole('listbox', { name: `Stops of ${run.name}` });
  await expect(stops).toBeVisible();
  const lunch = stops.getByRole('option', { name: /lunch/i });
  const hasBreak = async () => {
    const now = (await readDay(request)).find(({ id }) => id === run.id);
    return now?.events.filter((stop) => isCancelLunchOffered(stop, now)).length;
  };
  // Only the rows in view are in the page.
  const place = run.events.findIndex((stop) => isCancelLunchOffered(stop, run));
  await stops.evaluate((list, above) => list.scrollTo(0, above * 48), Math.max(0, place - 2));
  await expect(lunch.first()).toBeVisible();

  await lunch.first().click();
  await page.getByRole('button', { name: 'Cancel lunch break', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Cancel the lunch break on ${run.name}` });
  await expect(question).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await sendAndAgree(page, `Cancel the lunch break on ${run.name}`, 'Cancel lunch break');
  await expect.poll(hasBreak).toBe(0);

  const menu = page.getByRole('button', { name: `Actions on ${run.name}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Lunch break' }).click();
  await expect(page.getByRole('dialog', { name: `Lunch break on ${run.name}` })).toBeVisible();
  await choose(page, /^when/i, 'At place 9');
  expect(await violationsOf(page)).toEqual([]);
  await sendAndAgree(page, `Lunch break on ${run.name}`, 'Add lunch break');
  await expect.poll(hasBreak).toBe(2);

  // One break per run: no second one is offered.
  await menu.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Lunch break' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^undo my last change/i }).click();
  await expect.poll(hasBreak).toBe(0);
  await page.context().close();
});
