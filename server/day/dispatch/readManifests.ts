import { sql, type ExpressionBuilder } from 'kysely';
import { toWire } from '../../../src/domain/time/dates';
import type { EventView, ManifestView } from '../../../src/domain/runs/dispatchView';
import { legPairs, toWireLeg } from '../../../src/domain/runs/runLegs';
import { withExpected } from '../../../src/domain/stops/expectedTimes';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import type { Db, Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { readPace } from '../../planning/roads/readPace';
import { roadsInUse } from '../../planning/roads/roadsInUse';
import { boardEvents, headsOf, manifestHeads, waitingEvents, type ManifestHead } from './manifestRows';

export interface ManifestPage {
  /** From 1. */
  page: number;
  perPage: number;
  order?: { field: 'start_at' | 'name' | 'id'; direction: 'asc' | 'desc' };
}

export interface ManifestFilter {
  /** Day of the run in its own zone, YYYY-MM-DD. */
  date?: string;
  ids?: readonly number[];
  statusIds?: readonly number[];
  employeeId?: number;
  /** Without runs that are only being planned. */
  isPublished?: true;
  /** Only this CDP's runs. */
  cdpId?: number | null;
  /** On the road at this instant, from yesterday's shift at the earliest, or waiting for the shift of this day. */
  currentAt?: Date;
}

type HeadTables = { m: Tables['delivery_manifest'] };

function matches(filter: ManifestFilter) {
  return (eb: ExpressionBuilder<HeadTables, 'm'>) =>
    eb.and([
      ...(filter.date ? [eb('m.delivery_date', '=', filter.date)] : []),
      ...(filter.ids ? [sql<boolean>`m.id = any(${filter.ids}::bigint[])`] : []),
      ...(filter.statusIds
        ? [sql<boolean>`m.delivery_manifest_status_id = any(${filter.statusIds}::int[])`]
        : []),
      ...(filter.isPublished ? [eb('m.delivery_manifest_status_id', '!=', MANIFEST_STATUS.created)] : []),
      ...(filter.employeeId !== undefined ? [eb('m.employee_id', '=', filter.employeeId)] : []),
      ...(filter.cdpId ? [eb('m.close_door_pharmacy_id', '=', filter.cdpId)] : []),
      ...(filter.currentAt ? [isCurrent(toWire(filter.currentAt))] : []),
    ]);
}

/** Each run has its own zone, and with it its own today; a shift may go past midnight. */
function isCurrent(now: string) {
  const { running, stalled, scheduled } = MANIFEST_STATUS;
  const today = sql`(${now}::timestamptz at time zone m.time_zone)::date`;
  return sql<boolean>`(m.delivery_date = ${today} and m.delivery_manifest_status_id in (${running}, ${stalled}, ${scheduled})
    or m.delivery_date = ${today} - 1 and m.delivery_manifest_status_id in (${running}, ${stalled}))`;
}

/** Run heads by day, then in the requested order; by default by start of shift. */
export async function readManifestHeads(
  db: Db | Trx,
  filter: ManifestFilter,
  { page, perPage, order = { field: 'start_at', direction: 'asc' } }: ManifestPage,
): Promise<ManifestHead[]> {
  const rows = await manifestHeads(db)
    .where(matches(filter))
    .orderBy('m.delivery_date')
    .orderBy(`m.${order.field}`, order.direction)
    .orderBy('m.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return headsOf(rows);
}

export async function countManifests(db: Db, filter: ManifestFilter): Promise<number> {
  const row = await db
    .selectFrom('delivery_manifest as m')
    .where(matches(filter))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Gives the runs their drives along roads, which are found in the thread of the roads. */
async function withLegs(manifests: readonly ManifestView[]): Promise<void> {
  const roads = roadsInUse();
  if (!roads) return;
  const pairs = manifests.map(({ events }) => legPairs(events));
  await roads.prepare(pairs.flat());
  manifests.forEach((manifest, index) => {
    manifest.legs = (pairs[index] ?? []).map(([from, to]) => toWireLeg(roads.legBetween(from, to)));
  });
}

/** The runs with all their stops in order, as they are expected at this moment. One query for however many runs. */
export async function withEvents(
  db: Db | Trx,
  heads: readonly ManifestHead[],
  now: Date,
): Promise<ManifestView[]> {
  const manifests = heads.map((head): ManifestView => ({ ...head, events: [] }));
  if (manifests.length === 0) return manifests;
  const byId = new Map(manifests.map((manifest) => [manifest.id, manifest]));
  const events = await boardEvents(db)
    .where(sql<boolean>`e.delivery_manifest_id = any(${[...byId.keys()]}::bigint[])`)
    .orderBy('e.delivery_manifest_id')
    .orderBy('e.secuence')
    .execute();
  for (const event of events) {
    if (event.delivery_manifest_id !== null) byId.get(event.delivery_manifest_id)?.events.push(event);
  }
  const pace = await readPace(db);
  await withLegs(manifests);
  return manifests.map((manifest) => withExpected(manifest, now, pace));
}

/** Complete states of these runs, in the order of the ids, for the answer of a command. Two queries. */
export async function readManifests(
  db: Db | Trx,
  ids: readonly number[],
  now: Date,
): Promise<ManifestView[]> {
  if (ids.length === 0) return [];
  const heads = await readManifestHeads(db, { ids }, { page: 1, perPage: ids.length });
  const manifests = await withEvents(db, heads, now);
  return ids.flatMap((id) => manifests.filter((manifest) => manifest.id === id));
}

/** Stops of a day that no run has, oldest first: the pool. */
export async function readPool(
  db: Db,
  filter: { date: string; cdpId?: number | null },
  { page, perPage }: ManifestPage,
): Promise<EventView[]> {
  return waitingEvents(db)
    .where('e.delivery_manifest_id', 'is', null)
    .where('e.delivery_date', '=', filter.date)
    .$if(Boolean(filter.cdpId), (query) => query.where('e.close_door_pharmacy_id', '=', filter.cdpId ?? 0))
    .orderBy('e.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

/** These stops, in any run or in the pool, in the order of their ids. */
export async function readEvents(db: Db | Trx, ids: readonly number[]): Promise<EventView[]> {
  if (ids.length === 0) return [];
  return waitingEvents(db)
    .where(sql<boolean>`e.id = any(${[...ids]}::bigint[])`)
    .orderBy('e.id')
    .execute();
}
