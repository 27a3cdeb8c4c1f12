import { hasLeftCdp } from '../../src/domain/stops/pickUpRule';
import { violationsOf } from './support/axe';
import { deliveriesIn, findRow, readDay } from './support/board';
import { sendAndAgree } from './support/commands';
import { openAs } from './support/people';
import { expect, test } from './support/story';

// Two dialogs with searches of places and drivers: more than the usual time on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('a dispatcher adds a delivery to a run on the road, whose driver has the bag, and hands a bag on board to another driver', async ({
  browser,
  request,
}) => {
  const day = await readDay(request);
  const held = deliveriesIn(day, 8).find(({ participant_name }) => participant_name);
  const run = day.find(({ id }) => id === held?.delivery_manifest_id);
  if (!held || !run) throw new Error('The demo day has bags on the road');
  expect(hasLeftCdp(run.events)).toBe(true);
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');

  const row = await findRow(page, held);
  await page.getByRole('button', { name: `Actions on ${run.name}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Add delivery' }).press('Enter');
  const title = `Add a delivery to ${run.name}`;
  const added = page.getByRole('dialog', { name: title });
  await added.getByRole('combobox', { name: /participant/i }).fill(held.participant_name ?? '');
  await page
    .getByRole('option')
    .filter({ hasText: held.participant_name ?? '' })
    .first()
    .click();
  const order = `B${Date.now()}`;
  await added.getByLabel(/order number/i).fill(order);
  await expect(added.getByRole('radio', { name: /goes back for it/i })).toBeChecked();
  await added.getByRole('radio', { name: /goes back for it/i }).press('ArrowDown');
  await expect(added.getByRole('radio', { name: /driver already has it/i })).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await sendAndAgree(page, title, 'Add delivery');
  const stopOf = async (number: string | null) =>
    (await readDay(request)).flatMap(({ events }) => events).find((event) => event.order_number === number);
  expect(await stopOf(order)).toMatchObject({ delivery_manifest_id: run.id, delivery_event_status_id: 8 });

  await row.click();
  await page.keyboard.press('t');
  const transfer = page.getByRole('dialog', { name: /^transfer /i });
  const driver = transfer.getByRole('combobox', { name: /driver on call/i });
  await driver.press('ArrowDown');
  await expect(page.getByRole('option', { name: /run/i }).first()).toBeVisible();
  await driver.press('ArrowDown');
  await driver.press('Enter');
  await expect(driver).not.toHaveValue('');
  const place = transfer.getByRole('combobox', { name: 'Meeting place' });
  await place.press('Enter');
  await page.getByRole('option', { name: 'At the CDP' }).press('Enter');
  await expect(place).toHaveText('At the CDP');
  expect(await violationsOf(page)).toEqual([]);
  await transfer.getByRole('button', { name: 'Transfer delivery' }).press('Enter');
  const reason = page.getByRole('alertdialog').getByRole('textbox').first();
  await expect
    .poll(async () => (await reason.isVisible()) || !(await transfer.isVisible()), { timeout: 20_000 })
    .toBe(true);
  if (await reason.isVisible()) {
    await reason.fill('The first driver is late');
    await page.getByRole('alertdialog').getByRole('button').last().press('Enter');
  }
  await expect(transfer).toBeHidden();
  const moved = await stopOf(held.order_number);
  expect(moved?.delivery_manifest_id).not.toBe(run.id);
  const stops = (await readDay(request)).flatMap(({ events }) => events);
  const take = stops.find(({ id }) => id === moved?.pick_up_id);
  const give = stops.find((stop) => stop.delivery_manifest_id === run.id && stop.stop_role === 'give');
  expect([take?.stop_role, take?.destination_full_address]).toEqual(['take', give?.destination_full_address]);
  await page.context().close();
});
