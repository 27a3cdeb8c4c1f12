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
  const palette = page.getByRole('dialog', { name: 'Find and do' });
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
  await expect(rule.getByRole('status')).toContainText(/stops? fits?|stops fit/);
  expect(await violationsOf(page)).toEqual([]);
  await rule.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  await expect(rule).toBeHidden();
  await page.keyboard.press('Escape');

  // The menu of a stop on the context key, and the focus back where it was.
  await pool.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Stop details' })).toBeVisible();
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
  await expect(sheet.getByText('Carry with the arrow keys')).toBeVisible();
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
