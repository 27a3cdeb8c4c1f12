import { violationsOf } from './support/axe';
import { openAs } from './support/people';
import { makeWaiting } from './support/planDay';
import { SOFTWARE_GL } from './support/softwareGl';
import { expect, test } from './support/story';

test.use(SOFTWARE_GL);
// Orders, runs and a search in one story: more than the usual time on a busy machine.
test.describe.configure({ timeout: 300_000 });

test('a scheduler looks at an automatic plan on the map before using it: its runs, its stops and what is left out', async ({
  browser,
  request,
}) => {
  const { cdpName } = await makeWaiting(request, 'LOOK', 8);
  const page = await openAs(browser, 'scheduler');
  await page.goto('/#/schedule/scheduling');
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Runs of the day' }).click();
  const templates = page.getByRole('dialog', { name: 'Runs of the day' });
  await templates.getByRole('checkbox', { name: 'All that can be created' }).uncheck();
  const ofCdp = templates.getByRole('checkbox', {
    name: new RegExp(`^${cdpName.replace(/ PHARMACY$/, '')} `),
  });
  await ofCdp.nth(0).check();
  await ofCdp.nth(1).check();
  await templates.getByRole('button', { name: 'Create 2 runs' }).click();
  await expect(templates).toBeHidden();

  await page.getByRole('button', { name: 'Automatic scheduling' }).click();
  await page
    .getByRole('dialog', { name: 'Automatic scheduling' })
    .getByRole('button', { name: 'Create plan' })
    .click();
  // The plan has a place on the page: the map is beside it, and nothing lies over the map.
  const plan = page.getByRole('dialog', { name: 'Automatic scheduling' });
  await expect(plan.getByRole('checkbox', { name: 'All moves', exact: true })).toBeVisible({
    timeout: 120_000,
  });
  await expect(plan).toHaveAttribute('aria-modal', 'false');
  const map = page.getByRole('region', { name: 'Map of the plan' });
  await expect(map.getByRole('application')).toBeVisible();
  const [panel, drawn] = [await plan.boundingBox(), await map.boundingBox()];
  if (!panel || !drawn) throw new Error('The plan and its map are on the page');
  expect(panel.x + panel.width).toBeLessThanOrEqual(drawn.x + 1);

  // What the map draws is what the plan says: as many stops as it moves, each with its place in its run.
  await map.getByRole('button', { name: 'Show everything' }).click();
  await map.getByRole('button', { name: 'What the map shows, as a list' }).click();
  const list = map.getByRole('region', { name: 'In this part of the map' });
  const heading = list.getByRole('heading', { name: /^(One stop|[\d,]+ stops)$/ });
  await expect(heading).toBeVisible();
  expect(await violationsOf(page), 'a plan beside its map').toEqual([]);

  // Closed, the lists are there again, and nothing has changed.
  await plan.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('listbox', { name: 'Unassigned' })).toBeVisible();
});
