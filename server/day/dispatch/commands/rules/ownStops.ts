import { fromWire, timeInZone, toWire } from '../../../../../src/domain/time/dates';
import { EVENT_TYPE } from '../../../../../src/domain/stops/eventType';
import { lunchBreakProblem } from '../../../../../src/domain/runs/lunchPlan';
import type { Trx } from '../../../../platform/database/database';
import type { NewStop, WantedStop } from '../work/insertStops';
import type { LockedRun } from '../work/lockedRun';
import type { UnitOfWork } from '../work/unitOfWork';
import { HOUR_MS, MINUTE_MS } from '../../../../../src/domain/time/durations';

const QUARTER = 15 * MINUTE_MS;
/** The break may begin so long before the middle of the shift. */
const LUNCH_OPENS_BEFORE = HOUR_MS;

/** The CDPs as places to stop at. One query. */
export async function cdpStops(trx: Trx, cdpIds: readonly number[]) {
  const cdps = await trx
    .selectFrom('cdps')
    .select(['id', 'full_address', 'latitude', 'longitude'])
    .where('id', 'in', [...new Set(cdpIds)])
    .execute();
  return new Map(
    cdps.map((cdp) => [
      cdp.id,
      {
        destination_full_address: cdp.full_address,
        destination_latitude: cdp.latitude,
        destination_longitude: cdp.longitude,
      },
    ]),
  );
}

/** The run's own stops, in order. */
function ownStops(run: LockedRun, cdp: Partial<NewStop>, isLoadedElsewhere: boolean): WantedStop[] {
  const atStart = { ...cdp, planned_at: run.start_at, eta: run.start_at };
  const lunch: WantedStop[] = [];
  if (lunchBreakProblem(run, null) === null) {
    const [start, end] = [fromWire(run.start_at).getTime(), fromWire(run.end_at).getTime()];
    const noon = Math.round((start + end) / 2 / QUARTER) * QUARTER;
    const opens = new Date(Math.max(start, noon - LUNCH_OPENS_BEFORE));
    const at = toWire(opens);
    const times = { planned_at: at, eta: at, delivery_start_time: timeInZone(opens, run.time_zone) };
    lunch.push(
      { run, values: { delivery_event_type_id: EVENT_TYPE.startLunch, ...times } },
      { run, values: { delivery_event_type_id: EVENT_TYPE.finishLunch } },
    );
  }
  return [
    { run, values: { delivery_event_type_id: EVENT_TYPE.pullOut, ...atStart } },
    ...(isLoadedElsewhere
      ? []
      : [{ run, values: { delivery_event_type_id: EVENT_TYPE.pickUp, ...atStart } }]),
    ...lunch,
    // When the driver is back follows from the last stop.
    { run, values: { delivery_event_type_id: EVENT_TYPE.pullIn, ...cdp } },
  ];
}

/**
 * Adds the run's own stops: pull out and pick up at the CDP when the shift starts, a lunch in the hour before the
 * middle of the shift if the shift is long enough (spec §5), and the pull in.
 */
export async function addOwnStops(
  work: UnitOfWork,
  runs: readonly LockedRun[],
  { isLoadedElsewhere = false }: { isLoadedElsewhere?: boolean } = {},
): Promise<void> {
  if (runs.length === 0) return;
  const cdpIds = runs.map((run) => run.close_door_pharmacy_id);
  const cdps = await cdpStops(work.trx, cdpIds);
  await work.addStops(
    runs.flatMap((run) => ownStops(run, cdps.get(run.close_door_pharmacy_id) ?? {}, isLoadedElsewhere)),
  );
}
