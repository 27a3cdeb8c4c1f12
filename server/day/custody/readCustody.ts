import { sql } from 'kysely';
import { bagsOf, countBags, hasLeft, runsNotHandedOver, type Bag } from '../../../src/domain/custody/custody';
import type {
  CustodyDay,
  CustodyOfDate,
  CustodyRun,
  RunCustody,
} from '../../../src/domain/custody/custodyView';
import { hasNotStarted, isUnderWay } from '../../../src/domain/runs/manifestStatus';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { Db, Trx } from '../../platform/database/database';

interface CustodyFilter {
  date?: string;
  manifestId?: number;
  cdpId: number | null;
}

function runHeads(db: Db | Trx, { date, manifestId, cdpId }: CustodyFilter) {
  return db
    .selectFrom('delivery_manifest as m')
    .innerJoin('cdps as c', 'c.id', 'm.close_door_pharmacy_id')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .leftJoin('custody_closings as k', 'k.delivery_manifest_id', 'm.id')
    .select([
      'm.id',
      'm.version',
      'm.name',
      'm.delivery_date',
      'm.time_zone',
      'm.delivery_manifest_status_id',
      'd.full_name as employee',
      'v.name as vehicle_name',
      'm.close_door_pharmacy_id',
      'c.name as cdp_name',
      'k.closed_at',
      'k.closed_by_name',
    ])
    .$if(date !== undefined, (query) => query.where('m.delivery_date', '=', date ?? ''))
    .$if(manifestId !== undefined, (query) => query.where('m.id', '=', manifestId ?? 0))
    .$if(cdpId !== null, (query) => query.where('m.close_door_pharmacy_id', '=', cdpId ?? 0))
    .orderBy('c.name')
    .orderBy('m.start_at')
    .orderBy('m.id')
    .execute();
}

/** Statuses of a meeting at which the bags have changed vehicles. */
const HANDED = [EVENT_STATUS.successful, EVENT_STATUS.pickedUp];

function stopsOf(db: Db | Trx, ids: readonly number[]) {
  return (
    db
      .selectFrom('delivery_events as e')
      .leftJoin('participants as p', 'p.id', 'e.participant_id')
      // Until two drivers have met, the bag is in the vehicle of the one who gives it; for good where they do not meet.
      .leftJoin('delivery_events as t', (join) =>
        join
          .onRef('t.id', '=', 'e.pick_up_id')
          .on('t.stop_role', '=', 'take')
          .on('t.delivery_event_status_id', 'not in', HANDED),
      )
      .leftJoin('delivery_events as g', 'g.id', 't.meets_id')
      .select((eb) => [
        'e.id',
        eb.fn.coalesce('g.delivery_manifest_id', 'e.delivery_manifest_id').as('delivery_manifest_id'),
        'e.participant_id',
        'e.delivery_event_type_id',
        'e.delivery_event_status_id',
        'e.secuence',
        'e.stop_role',
        'e.pick_up_id',
        'p.participant_full_name as participant_name',
        'e.order_number',
        'e.destination_full_address',
        'e.refrigeration_needed',
      ])
      .where(
        sql<boolean>`(e.delivery_manifest_id = any(${[...ids]}::bigint[]) or g.delivery_manifest_id = any(${[...ids]}::bigint[]))`,
      )
      .orderBy('e.secuence')
      .execute()
  );
}

function recordsOf(db: Db | Trx, ids: readonly number[]) {
  return db
    .selectFrom('bag_records')
    .select(['delivery_event_id', 'delivery_manifest_id', 'place', 'reason'])
    .where(sql<boolean>`delivery_manifest_id = any(${[...ids]}::bigint[])`)
    .execute();
}

type Stop = Awaited<ReturnType<typeof stopsOf>>[number];
type Head = Awaited<ReturnType<typeof runHeads>>[number];

interface Counted {
  run: CustodyRun;
  stops: Stop[];
  bags: Bag[];
}

function counted(head: Head, stops: Stop[], records: Awaited<ReturnType<typeof recordsOf>>): Counted {
  const bags = bagsOf(stops, records);
  const { delivery_manifest_status_id: status, ...facts } = head;
  const run = {
    ...facts,
    counts: countBags(bags),
    unaccounted: bags.filter((bag) => !bag.isAccounted).length,
    has_left: hasLeft(stops),
    has_ended: !hasNotStarted(status) && !isUnderWay(status),
  };
  return { run, stops, bags };
}

/** Runs with their bags, in four queries for any number of them. */
async function readRuns(db: Db | Trx, filter: CustodyFilter): Promise<Counted[]> {
  const heads = await runHeads(db, filter);
  const ids = heads.map(({ id }) => id);
  const [stops, records] = [await stopsOf(db, ids), await recordsOf(db, ids)];
  const stopsByRun = groupBy(stops, (stop) => stop.delivery_manifest_id);
  const recordsByRun = groupBy(records, (record) => record.delivery_manifest_id);
  return heads.map((head) => counted(head, stopsByRun.get(head.id) ?? [], recordsByRun.get(head.id) ?? []));
}

/** A day: each run's bags in numbers, and which CDPs have closed it. */
export async function readCustody(db: Db | Trx, date: string, cdpId: number | null): Promise<CustodyOfDate> {
  const runs = (await readRuns(db, { date, cdpId })).map(({ run }) => run);
  const closings = await db
    .selectFrom('custody_days')
    .select(['close_door_pharmacy_id', 'closed_at', 'closed_by_name'])
    .where('delivery_date', '=', date)
    .execute();
  const byCdp = groupBy(runs, (run) => run.close_door_pharmacy_id);
  const days = [...byCdp].map(([id, ofCdp]): CustodyDay => {
    const closing = closings.find((one) => one.close_door_pharmacy_id === id);
    return {
      close_door_pharmacy_id: id,
      cdp_name: ofCdp[0]?.cdp_name ?? '',
      open_runs: runsNotHandedOver(ofCdp).length,
      closed_at: closing?.closed_at ?? null,
      closed_by_name: closing?.closed_by_name ?? null,
    };
  });
  return { runs, days };
}

/** One run bag by bag; null when it is not there for this person. */
export async function readRunCustody(
  db: Db | Trx,
  manifestId: number,
  cdpId: number | null,
): Promise<RunCustody | null> {
  const [found] = await readRuns(db, { manifestId, cdpId });
  if (!found) return null;
  const stopOf = new Map(found.stops.map((stop) => [stop.id, stop]));
  const bags = found.bags.flatMap(({ delivery_event_id, place, isAccounted, reason }) => {
    const stop = stopOf.get(delivery_event_id);
    if (!stop) return [];
    const {
      id: _,
      delivery_manifest_id: _run,
      secuence: _place,
      stop_role: _role,
      pick_up_id: _by,
      ...shown
    } = stop;
    return [{ ...shown, delivery_event_id, place, is_accounted: isAccounted, reason }];
  });
  return { ...found.run, bags };
}
