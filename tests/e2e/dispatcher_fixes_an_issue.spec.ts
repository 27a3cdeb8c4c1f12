import { violationsOf } from './support/axe';
import { choose } from './support/board';
import { failDelivery, makeDelivery } from './support/ownDelivery';
import { openAs } from './support/people';
import { expect, test } from './support/story';

test.describe.configure({ timeout: 240_000 });

test('a dispatcher takes an issue, notes what is known and settles it as failed, by keyboard', async ({
  browser,
  request,
}) => {
  const own = await makeDelivery(request, 'I');
  await failDelivery(request, own);
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch/issues');
  await page.getByRole('searchbox').fill(own.event.order_number ?? '');
  const row = page.getByRole('row').filter({ hasText: own.event.order_number ?? '' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Failed');

  // Opened and taken: the owner is shown to everybody.
  await row.getByRole('button').press('Enter');
  const panel = page.getByRole('complementary', { name: 'Issue details' });
  await expect(panel).toBeVisible();
  const unowned = row.getByRole('cell', { name: 'No owner', exact: true });
  await expect(unowned).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('o');
  await expect(unowned).toHaveCount(0);

  await page.keyboard.press('n');
  const note = page.getByRole('dialog', { name: /^note on/i });
  await expect(note.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('The daughter calls back');
  expect(await violationsOf(page)).toEqual([]);
  await note.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(note).toBeHidden();
  await expect(row).toContainText('The daughter calls back');

  // Settled: reason and comment are asked for at their fields.
  await page.keyboard.press('f');
  const settle = page.getByRole('dialog', { name: /^close .* as failed$/i });
  await settle.getByRole('button', { name: 'Close as failed' }).press('Enter');
  await expect(settle.getByText('Fill in this field')).toHaveCount(2);
  await choose(page, /^reason/i, 'Nobody home');
  await settle.getByLabel(/^comment/i).fill('Called twice, no answer');
  expect(await violationsOf(page)).toEqual([]);
  await settle.getByRole('button', { name: 'Close as failed' }).press('Enter');
  await expect(settle).toBeHidden();
  await expect(row).toHaveCount(0);
  await expect(panel).toBeHidden();
  await page.context().close();
});
