import type { Page } from 'playwright/test';
import { isUnderWay } from '../../src/domain/runs/manifestStatus';
import { nextOpenStop } from '../../src/domain/runs/stopOrder';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import { movedBy } from '../../src/domain/addresses/distance';
import { pointOf } from '../../src/domain/addresses/travelTime';
import { violationsOf } from './support/axe';
import { apiAs, readDay } from './support/board';
import { openAs } from './support/people';
import { phoneOfDriver } from './support/phoneOfDriver';
import { SOFTWARE_GL } from './support/softwareGl';
import { expect, test } from './support/story';

test.use(SOFTWARE_GL);
test.setTimeout(180_000);

async function openMap(page: Page): Promise<void> {
  await page.goto('/#/map?view=dispatch');
  await expect(page.getByText(/^[\d,]{3,} stops$/)).toBeVisible();
  await page.getByRole('button', { name: 'What the map shows, as a list' }).click();
}

test('a vehicle comes to a door: two watchers and the recipient see it move, and nothing of it after the door', async ({
  browser,
  request,
  baseURL,
}) => {
  const run = (await readDay(request)).find((one) => {
    const next = nextOpenStop(one.events);
    return (
      isUnderWay(one.delivery_manifest_status_id) &&
      one.employee_id !== null &&
      next?.delivery_event_type_id === EVENT_TYPE.delivery &&
      next.delivery_event_status_id === EVENT_STATUS.inProgress
    );
  });
  const stop = run && nextOpenStop(run.events);
  const door = stop && pointOf(stop);
  if (!run || !door) throw new Error('The demo day has no delivery in progress with a place');
  const report = await phoneOfDriver(baseURL, run);
  await report(movedBy(door, 6_000, 0));

  const [first, second] = [await openAs(browser, 'dispatcher'), await openAs(browser, 'dispatcher2')];
  await openMap(first);
  await second.goto('/#/dispatch');
  await second.getByRole('searchbox').fill(stop.order_number ?? '');
  const lane = second.getByRole('region', { name: run.name });
  await expect(lane.getByText(/^(Near|On|Cerca de|En) .+, /)).toBeVisible();
  const row = first.getByRole('listitem').filter({ hasText: run.employee ?? '' });
  await expect(row.getByText(/^(Near|On) .+ · On the way, seen (just now|1 minute ago)$/)).toBeVisible();

  // The recipient's page, by a link of the office.
  const office = await apiAs(request, 'admin');
  const made = await office.post(`/delivery_manifest/${run.id}/delivery_events/${stop.id}/tracking_link`, {});
  expect(made.ok(), await made.text()).toBe(true);
  const { url } = (await made.json()) as { url: string };
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(url);
  const picture = phone.getByRole('img', { name: /^(Map|Mapa):/ });
  await expect(picture).toBeVisible();
  const distance = phone.getByText(/^((About|Less than) .+ away|A unas|A menos de)/).first();
  const far = await distance.innerText();
  const before = await picture.getAttribute('src');
  expect(await violationsOf(phone), 'the recipient’s map').toEqual([]);

  // It drives on: one watcher follows it on the map, and the recipient's picture and words move with it.
  await report(movedBy(door, 1_200, 300));
  await expect(distance).not.toHaveText(far, { timeout: 60_000 });
  await expect(picture).not.toHaveAttribute('src', before ?? '', { timeout: 60_000 });
  await row.getByRole('button').click();
  await expect(first.getByRole('complementary', { name: `Run ${run.name}` })).toBeVisible();
  expect(await violationsOf(first), 'the map with the run').toEqual([]);

  // Delivered: who waits no longer sees where the driver goes.
  const path = `/delivery_manifest/${run.id}/delivery_events/${stop.id}/change_status_override`;
  const delivered = { delivery_event_status_id: EVENT_STATUS.successful, comments: 'At the door' };
  const answer = await office.post(path, delivered, stop.version);
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(picture).toBeHidden({ timeout: 60_000 });
  await report(movedBy(door, -2_000, 0));
  const view = phone.waitForResponse((response) => response.url().includes('/api/tracking/'));
  await phone.reload();
  expect((await (await view).json()) as object).toMatchObject({ vehicle: null });
  await expect(picture).toBeHidden();
});
