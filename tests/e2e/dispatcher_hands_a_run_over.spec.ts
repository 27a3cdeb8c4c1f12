import { readDay } from './support/board';
import { expect, test } from './support/story';
import { openAs } from './support/people';

test.describe.configure({ timeout: 240_000 });

test('a dispatcher accounts for every bag of a run, hands it over and takes the hand-over back', async ({
  browser,
  request,
}) => {
  // A run that is over: nothing of it moves while the story looks.
  const over = (await readDay(request)).filter((run) => [4, 5].includes(run.delivery_manifest_status_id));
  const name = over[0]?.name ?? '';
  expect(name).not.toBe('');
  const page = await openAs(browser, 'dispatcher2');
  await page.goto('/#/custody');
  await page.getByRole('button', { name, exact: true }).click();

  const dialog = page.getByRole('dialog', { name: `Bags of ${name}` });
  const handOver = dialog.getByRole('button', { name: 'Confirm hand-over' });
  await expect(handOver).toBeVisible();
  const questions = dialog.getByRole('radiogroup');
  const count = await questions.count();
  for (let index = 0; index < count; index++)
    await questions.nth(index).getByRole('radio', { name: 'Back at the CDP' }).check();
  if (count > 0) {
    await questions.first().getByRole('radio', { name: 'Missing' }).check();
    await handOver.click();
    await expect(dialog.getByText('Enter a reason for the missing bag.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Details' }).fill('Not in the vehicle');
  }
  await handOver.click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(row.getByText('Handed over')).toBeVisible();

  await page.getByRole('button', { name, exact: true }).click();
  await expect(dialog.getByText(/Handed over at .* recorded by/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo hand-over' }).click();
  await expect(handOver).toBeVisible();
  await page.context().close();
});

test('a dispatcher counts the cash of a driver, with the reason of a difference', async ({ browser }) => {
  const page = await openAs(browser, 'dispatcher2');
  await page.goto('/#/cash-up');
  const row = page.getByRole('row').filter({ hasText: 'Not counted yet' }).first();
  const name = (await row.getByRole('cell').first().textContent()) ?? '';
  const own = page.getByRole('row').filter({ hasText: name });
  await own.getByRole('button', { name: 'Count cash' }).click();

  const dialog = page.getByRole('dialog', { name: 'Count the cash of' });
  const close = dialog.getByRole('button', { name: 'Count cash' });
  await dialog.getByRole('textbox', { name: 'Counted amount' }).fill('99999');
  await expect(dialog.getByText(/^Over by/)).toBeVisible();
  await expect(close).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason for the difference' }).fill('Counted twice');
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(own.getByText('Counted $99,999.00')).toBeVisible();
  await expect(own.getByText(/Counted twice/)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Correct count' })).toBeVisible();
  await page.context().close();
});
