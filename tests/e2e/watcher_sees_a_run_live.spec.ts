import type { EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { fromWire } from '../../src/domain/time/dates';
import { isRecipientStop } from '../../src/domain/stops/eventType';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { inOrder, isOpenStop } from '../../src/domain/runs/stopOrder';
import { DRIVER_EMAILS } from '../../server/demo/staff';
import { apiBase } from '../../server/demo/drivers/apiSession';
import { MACHINE_CLOCK } from '../../server/demo/drivers/pace';
import { isToBeDriven } from '../../server/demo/drivers/playDriver';
import { simulateDay } from '../../server/demo/drivers/simulateDay';
import { moodOf } from '../../server/demo/drivers/visitPlan';
import { findRow, readDay } from './support/board';
import { openAs, PASSWORD } from './support/people';
import { expect, test } from './support/story';

const SEED = 1;
/** Hearing of somebody this many minutes later makes them silent, by the setting's default. */
const SILENT_MINUTES = 20;

/** The first door that is left on a run. */
function nextDoor(run: ManifestView): EventView | undefined {
  return inOrder(run.events).find((stop) => isRecipientStop(stop.delivery_event_type_id) && isOpenStop(stop));
}

/** A run under way with doors left, whose driver has no earlier run to end first; a silent one before the others. */
function runToWatch(day: readonly ManifestView[]): ManifestView {
  const { running, stalled } = MANIFEST_STATUS;
  const open = day.filter(isToBeDriven).sort((a, b) => (a.start_at < b.start_at ? -1 : 1));
  const candidates = open.filter((run) => {
    if (run.employee_id === null || moodOf(SEED, run.employee_id).isMute) return false;
    const isFirst = open.find((one) => one.employee_id === run.employee_id) === run;
    return isFirst && nextDoor(run) !== undefined;
  });
  const run =
    candidates.find((one) => one.delivery_manifest_status_id === stalled) ??
    candidates.find((one) => one.delivery_manifest_status_id === running);
  if (!run) throw new Error('The demo day has no run under way');
  return run;
}

test('a watcher sees a driver come and go: the phone speaks, doors close, the phone falls silent', async ({
  browser,
  request,
  baseURL,
}) => {
  // A visit is played, and twice the board's clock has to tick.
  test.setTimeout(180_000);
  const run = runToWatch(await readDay(request));
  const next = nextDoor(run);
  if (!next) throw new Error('Nothing is left on this run');
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  const row = await findRow(page, next);
  const lane = page.getByRole('region', { name: run.name });
  await expect(lane).toBeVisible();
  const heardAt = run.position_recorded_at ? fromWire(run.position_recorded_at).getTime() : 0;
  const wasSilent = Date.now() - heardAt > SILENT_MINUTES * 60_000;
  if (wasSilent) await expect(lane.getByText(/no news for \d/i)).toBeVisible();

  const stop = new AbortController();
  const driving = simulateDay({
    base: apiBase(baseURL ?? ''),
    password: PASSWORD,
    emails: [DRIVER_EMAILS[(run.employee_id ?? 0) - 1] ?? ''],
    drivers: 1,
    // A visit of a quarter of an hour takes eight seconds.
    speed: 120,
    skipsToFirstStart: true,
    seed: SEED,
    clock: MACHINE_CLOCK,
    signal: stop.signal,
    say: () => undefined,
  });
  try {
    await expect(lane.getByText(/^(Near|On) .+, now$/)).toBeVisible();
    await expect(lane.getByText(/no news for/i)).toBeHidden();
    await expect(row.getByText(/^(delivered|failed|rejected|missing|damaged|collected)$/i)).toBeVisible({
      timeout: 60_000,
    });
  } finally {
    stop.abort();
    await driving;
  }

  // Nothing is heard any more, and the board's clock goes on.
  await page.clock.setSystemTime(Date.now() + SILENT_MINUTES * 60_000);
  await expect(lane.getByText(/no news for 2\d min/i)).toBeVisible({ timeout: 45_000 });
  await expect(lane.getByText(/^Last seen (near|on) /)).toBeVisible();
  await expect(lane.getByText(/ ago$/)).toBeHidden();
});
