import type { Locator, Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { choose, deliveriesIn, readDay } from './support/board';
import { sendAndAgree } from './support/commands';
import { openAs } from './support/people';
import { expect, test } from './support/story';

// The same form twice, with a search of places each time: more than the usual time on a busy machine.
test.describe.configure({ timeout: 240_000 });

/** The form with a recipient, an order number and a run that is proposed. */
async function fillIn(page: Page, name: string, order: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add delivery', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a delivery' });
  await dialog.getByRole('combobox', { name: /participant/i }).fill(name);
  await page.getByRole('option').filter({ hasText: name }).first().click();
  await dialog.getByLabel(/order number/i).fill(order);
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  return dialog;
}

test('a dispatcher adds a rush order with a time restriction to the run that is proposed; its number is taken then', async ({
  browser,
  request,
}) => {
  const day = await readDay(request);
  const name = deliveriesIn(day, 1).concat(deliveriesIn(day, 8))[0]?.participant_name ?? '';
  expect(name).not.toBe('');
  const order = `R${Date.now()}`;
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  await expect(page.getByRole('listbox').nth(1)).toBeVisible();

  const dialog = await fillIn(page, name, order.toLowerCase());
  await dialog.getByRole('switch', { name: 'Rush' }).check();
  await dialog.getByRole('switch', { name: 'Time restriction' }).check();
  // A window that has an end may be over by now.
  await choose(page, /^deliver between/i, 'After');
  // The default of the specification, or later where that is over.
  await expect(dialog.getByLabel(/^from/i)).toHaveValue(/^(0[89]|1\d|2[0-2]):(00|30)$/);
  expect(await violationsOf(page)).toEqual([]);
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await sendAndAgree(page, 'Add a delivery', 'Add delivery');

  // It stands in the run, for everybody.
  const run = (await readDay(request)).find(({ events }) => events.some((one) => one.order_number === order));
  const added = run?.events.find((one) => one.order_number === order);
  expect(added).toMatchObject({ participant_name: name, is_rush: true });
  expect(added?.delivery_start_time ?? '').toMatch(/^\d\d:\d\d/);
  await page.getByRole('searchbox', { name: /order/i }).fill(order);
  await expect(page.getByRole('listbox', { name: `Stops of ${run?.name}` }).getByRole('option')).toHaveCount(
    1,
  );
  await expect(page.getByRole('option').filter({ hasText: name })).toHaveCount(1);

  // The same number again is refused at its field, and what was typed stays.
  const again = await fillIn(page, name, order);
  await again.getByRole('button', { name: 'Add delivery', exact: true }).click();
  const number = again.getByLabel(/order number/i);
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveValue(order);
  await expect(number).toHaveAccessibleDescription(/already/i);
  await again.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(again).toBeHidden();
  await page.context().close();
});
