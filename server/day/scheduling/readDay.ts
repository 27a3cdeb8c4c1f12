import { sql } from 'kysely';
import { manifestPermits } from '../../../src/domain/runs/manifestStatus';
import { regularEnd } from '../../../src/domain/runs/dayTemplates';
import { isMoveOffered } from '../../../src/domain/stops/actionOffers';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import type { Db, Trx } from '../../platform/database/database';
import type { DraftSeen } from '../../platform/database/tables/scheduling';
import { readSettings } from '../../platform/settings/readSettings';
import {
  planningStops,
  readPlanningRuns,
  type PlanningRun,
  type PlanningStop,
} from '../dispatch/planning/planningRun';
import { readTimesheets } from '../timeKeeping/readTimesheets';
import type { DayProblem } from './dayProblem';
import type { DraftRow } from './draftRows';

/** Whether the optimizer may plan the run: it accepts deliveries, is not locked, and its driver and vehicle are there. */
export function isPlannable(
  run: Pick<PlanningRun, 'delivery_manifest_status_id' | 'locked_at' | 'crew_problem'>,
): boolean {
  const isOpen = manifestPermits(run.delivery_manifest_status_id).assign !== 'no';
  return isOpen && run.locked_at === null && run.crew_problem === null;
}

/** Deliveries of a day that wait without a run, locked ones left out. */
async function readPool(db: Db | Trx, date: string, cdpId: number | null): Promise<PlanningStop[]> {
  const stops = await planningStops(db)
    .where('e.delivery_manifest_id', 'is', null)
    .where('e.delivery_date', '=', date)
    .$if(cdpId !== null, (query) => query.where('e.close_door_pharmacy_id', '=', cdpId ?? 0))
    .orderBy('e.id')
    .execute();
  return stops.filter((stop) => isMoveOffered(stop, null) && stop.locked_at === null);
}

type Wanted = Pick<DraftRow, 'delivery_date' | 'close_door_pharmacy_id' | 'wish'>;

/** Runs end where the regular hours of their drivers' week do: what is planned beyond is overtime. */
async function withinRegularHours(db: Db | Trx, date: string, runs: PlanningRun[]): Promise<PlanningRun[]> {
  const { lunch_break_minutes: lunch } = await readSettings(db);
  const { sheets } = await readTimesheets(db, date);
  const left = new Map(sheets.map((sheet) => [sheet.employee_id, sheet.available_minutes]));
  return runs.map((run) => {
    const hasLunch = run.stops.some((stop) => stop.delivery_event_type_id === EVENT_TYPE.startLunch);
    return { ...run, end_at: regularEnd(run, left.get(run.employee_id ?? 0), hasLunch ? lunch : 0) };
  });
}

/** The runs that a draft plans and the deliveries that wait: as many queries for however many. */
export async function readDay(
  db: Db | Trx,
  { delivery_date: date, close_door_pharmacy_id: cdpId, wish }: Wanted,
): Promise<{ runs: PlanningRun[]; pool: PlanningStop[] }> {
  const runs = await readPlanningRuns(db, { date, cdpId });
  const chosenRuns = wish.delivery_manifest_ids && new Set(wish.delivery_manifest_ids);
  const pool = await readPool(db, date, cdpId);
  const chosenStops = wish.delivery_event_ids && new Set(wish.delivery_event_ids);
  return {
    runs: await withinRegularHours(
      db,
      date,
      runs.filter((run) => isPlannable(run) && (!chosenRuns || chosenRuns.has(run.id))),
    ),
    pool: pool.filter((stop) => !chosenStops || chosenStops.has(stop.id)),
  };
}

/** Stops of the pool among these, in the state of now, in the order of their ids. */
export function readPoolStops(trx: Trx, ids: readonly number[]): Promise<PlanningStop[]> {
  return planningStops(trx)
    .where(sql<boolean>`e.id = any(${[...ids]}::bigint[])`)
    .where('e.delivery_manifest_id', 'is', null)
    .orderBy('e.id')
    .execute();
}

/** What a plan was made with. A run's version moves with each of its stops. */
export function seenVersions({ runs, pool }: Pick<DayProblem, 'runs' | 'pool'>): DraftSeen {
  return {
    runs: Object.fromEntries([...runs.values()].map(({ run }) => [run.id, run.version])),
    stops: Object.fromEntries(pool.map((stop) => [stop.id, stop.version])),
  };
}
