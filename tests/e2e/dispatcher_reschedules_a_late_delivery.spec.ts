import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { endOfQueue } from '../../src/domain/runs/runPlaces';
import { violationsOf } from './support/axe';
import { choose, findRow, readDay } from './support/board';
import { sendAndAgree } from './support/commands';
import { makeDelivery } from './support/ownDelivery';
import { openAs } from './support/people';
import { expect, test } from './support/story';

test.describe.configure({ timeout: 240_000 });

test('a dispatcher puts a delivery off: to the end of the queue, with a time from which it may happen', async ({
  browser,
  request,
}) => {
  const { run, event } = await makeDelivery(request, 'L');
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  await expect(page.getByRole('listbox').nth(1)).toBeVisible();
  const row = await findRow(page, event);
  await row.click();
  await page.keyboard.press('r');
  const title = /^Reschedule .+ delivery$/;
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('switch', { name: 'Time restriction' }).check();
  await choose(page, /^deliver between/i, 'After');
  const from = dialog.getByLabel(/^from/i);
  await from.fill('');
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await from.fill('08:30');
  expect(await violationsOf(page)).toEqual([]);
  await sendAndAgree(page, title, 'Reschedule');
  await expect(row.getByText('Re-scheduled')).toBeVisible();

  const after = (await readDay(request)).find(({ id }) => id === run.id);
  const stop = after?.events.find(({ id }) => id === event.id);
  expect(stop).toMatchObject({
    delivery_event_status_id: EVENT_STATUS.rescheduled,
    delivery_start_time: '08:30:00',
  });
  // Nothing but the way home (and what is over) stands behind it.
  expect(stop?.secuence).toBe(endOfQueue(after?.events ?? []) - 1);
  await page.context().close();
});
