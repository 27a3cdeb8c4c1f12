import { violationsOf } from './support/axe';
import { openAs } from './support/people';
import { expect, test } from './support/story';

// A whole shift: more than the usual time on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('a dispatcher works without a mouse: palette, ranges, rule, sheet of keys, menu, off switch', async ({
  browser,
}) => {
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  const pool = page.getByRole('listbox', { name: 'Unassigned' });
  await expect(pool.getByRole('option').first()).toBeVisible();

  // A range with Shift, said in words, let go with Escape.
  await pool.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Selected stops' });
  await expect(bar).toContainText('3 stops selected');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  // The palette finds a run and puts the keyboard on it.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command menu' });
  await expect(palette).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type('unassigned');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(pool).toBeFocused();

  // By rule.
  await page.keyboard.press('Control+Shift+a');
  const rule = page.getByRole('dialog', { name: 'Select by rule' });
  await rule.getByRole('button', { name: 'Refrigerated' }).press('Enter');
  await expect(rule.getByRole('status')).toContainText(/stops? match(es)?/);
  expect(await violationsOf(page)).toEqual([]);
  await rule.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  await expect(rule).toBeHidden();
  await page.keyboard.press('Escape');

  // The menu of a stop on the context key, and the focus back where it was.
  await pool.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const details = page.getByRole('complementary', { name: 'Stop details' });
  await expect(details).toBeVisible();
  // Over to the details and back, whatever lanes there are between.
  await page.keyboard.press('F6');
  await expect(details.locator('button:focus')).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(pool).toBeFocused();
  await page.keyboard.press('m');
  const move = page.getByRole('dialog', { name: /^move /i });
  await expect(move).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(move).toBeHidden();
  await expect(pool).toBeFocused();

  // The sheet is made from the keys; single letters can be switched off, and on again.
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Move with the arrow keys')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const letters = sheet.getByRole('switch', { name: 'Single letters start actions' });
  await letters.uncheck();
  await sheet.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(sheet).toBeHidden();
  await pool.focus();
  await page.keyboard.press('m');
  await expect(move).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('keyboard shortcuts');
  await page.keyboard.press('Enter');
  await letters.check();
  await sheet.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(sheet).toBeHidden();
});

test('a dispatcher goes through a morning without a mouse: each dialog, a move taken back, bags', async ({
  browser,
}) => {
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch?runs=waiting');
  const pool = page.getByRole('listbox', { name: 'Unassigned' });
  await expect(pool.getByRole('option').first()).toBeVisible();
  const lane = page.getByRole('listbox', { name: /^stops of /i }).first();

  await expect(lane.getByRole('option').first()).toBeVisible();

  // To the first delivery of the first run: behind pull out and pick up.
  await pool.focus();
  await page.keyboard.press('ArrowRight');
  await expect(lane).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');

  // Each dialog has a name, closes with Escape, and gives the keyboard back.
  for (const [key, title] of [
    ['s', /^change the status of /i],
    ['h', /^delivery history$/i],
    ['r', /^reschedule .*delivery$/i],
    ['c', /^cancel .*delivery$/i],
    ['l', /^share the tracking link of /i],
    ['k', /^lock /i],
    ['a', /^add a delivery to /i],
    ['e', /^edit /i],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(lane).toBeFocused();
  }

  // Two stops leave their run together, and come back.
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Selected stops' });
  await expect(bar).toContainText('2 stops selected');
  const chosen = lane.locator('[role="option"][aria-selected="true"]');
  const ids = await chosen.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.stop));
  expect(ids).toHaveLength(2);
  await page.keyboard.press('m');
  const move = page.getByRole('dialog', { name: 'Move 2 stops' });
  await move.getByRole('radio', { name: 'Unassigned' }).press('Space');
  await move.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(move).toBeHidden();
  await expect(lane.locator(`[data-stop="${ids[0]}"]`)).toHaveCount(0);
  await lane.focus();
  await page.keyboard.press('Control+z');
  for (const id of ids) await expect(lane.locator(`[data-stop="${id}"]`)).toHaveCount(1);

  // The bags of a run.
  await page.goto('/#/custody');
  const run = page.getByRole('table').first().getByRole('button').first();
  await run.press('Enter');
  const bags = page.getByRole('dialog', { name: /^bags of /i });
  await expect(bags).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bags).toBeHidden();
  await expect(run).toBeFocused();
  await page.context().close();
});
