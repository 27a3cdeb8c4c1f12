import { sql } from 'kysely';
import { firstRealPhone } from '../../../../src/domain/people/phone';
import { addDays, fromWire } from '../../../../src/domain/time/dates';
import { EVENT_STATUS_IDS, isOpenStatus } from '../../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../../src/domain/stops/eventType';
import { isExpected } from '../../../../src/domain/stops/expectedTimes';
import { ISSUE_DAYS, ISSUE_STATUSES, type IssueKind } from '../../../../src/domain/stops/issue';
import type { IssueView } from '../../../../src/domain/stops/issueView';
import { MANIFEST_STATUS } from '../../../../src/domain/runs/manifestStatus';
import { isOpenStop } from '../../../../src/domain/runs/stopOrder';
import type { Db } from '../../../platform/database/database';
import { boardEvents } from '../manifestRows';

export interface IssueQuery {
  /** Up to this day, `ISSUE_DAYS` back. YYYY-MM-DD. */
  date: string;
  /** Only this CDP's: all that the person may see. */
  cdpId: number | null;
  /** The requested CDPs and drivers within that scope. An empty list means all. */
  cdpIds: readonly number[];
  driverIds: readonly number[];
  clientIds: readonly number[];
  statuses: readonly number[];
  /** In capitals. */
  cities: readonly string[];
  page: number;
  perPage: number;
}

const OPEN_STATUSES = EVENT_STATUS_IDS.filter(isOpenStatus);
const OVER = [MANIFEST_STATUS.done, MANIFEST_STATUS.incomplete];

/** The city of an address of one line, in capitals, as `cityOf` reads it. */
const CITY = sql<string | null>`upper(btrim(
  substring(e.destination_full_address from ',([^,]+),\\s*[A-Za-z]{2}\\s+\\d{5}(?:-\\d{4})?\\s*$')))`;

function issueRows(db: Db, query: IssueQuery) {
  const { date, cdpId, cdpIds, driverIds, clientIds, statuses, cities, page, perPage } = query;
  const lists = [
    ['e.close_door_pharmacy_id', cdpId === null ? [] : [cdpId]],
    ['e.close_door_pharmacy_id', cdpIds],
    ['m.employee_id', driverIds],
    ['pt.funding_source_id', clientIds],
    ['e.delivery_event_status_id', statuses],
  ] as const;
  return boardEvents(db)
    .innerJoin('cdps as c', 'c.id', 'e.close_door_pharmacy_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .leftJoin('users as o', 'o.id', 'e.issue_owner_id')
    .where('e.delivery_date', '<=', date)
    .where('e.delivery_date', '>=', addDays(date, -ISSUE_DAYS))
    .where((eb) =>
      eb.and([
        ...lists.flatMap(([column, ids]) => (ids.length === 0 ? [] : [eb(column, 'in', [...ids])])),
        ...(cities.length === 0 ? [] : [eb(CITY, 'in', [...cities])]),
      ]),
    )
    .select([
      'm.name as run_name',
      'm.delivery_manifest_status_id',
      'm.employee_id',
      'd.full_name as driver_name',
      'v.name as vehicle_name',
      'c.name as cdp_name',
      'c.phone_number as cdp_phone_number',
      'c.time_zone',
      'pt.mobile_phone_number',
      'pt.phone_number',
      'e.other_non_delivery_reason_description',
      'e.issue_owner_id',
      'o.full_name as issue_owner_name',
      'e.issue_note',
      'e.issue_settled_at',
    ])
    .limit(perPage)
    .offset((page - 1) * perPage);
}

type TimedRow = Pick<IssueView, 'eta' | 'delivery_manifest_status_id' | 'phone_number'> & {
  mobile_phone_number: string | null;
} & Parameters<typeof isOpenStop>[0];

/**
 * The stored arrival was computed when the run last changed. It is void when the run is over or the arrival is in the
 * past.
 */
function stillExpected(row: Omit<TimedRow, 'mobile_phone_number'>, now: Date): string | null {
  if (row.eta === null || !isOpenStop(row)) return row.eta;
  const status = row.delivery_manifest_status_id;
  const isOnTheWay = status !== null && isExpected({ delivery_manifest_status_id: status });
  return isOnTheWay && fromWire(row.eta) >= now ? row.eta : null;
}

const asIssue =
  (kind: IssueKind, now: Date) =>
  <Row extends TimedRow>({ mobile_phone_number, ...row }: Row) => ({
    ...row,
    phone_number: firstRealPhone(mobile_phone_number, row.phone_number),
    eta: stillExpected(row, now),
    kind,
  });

/** Stops that ended badly and are not settled, newest first (spec §7 `unsuccesfully_events`). */
export async function readUnsuccessful(db: Db, query: IssueQuery, now: Date): Promise<IssueView[]> {
  const rows = await issueRows(db, query)
    .where('e.delivery_event_status_id', 'in', [...ISSUE_STATUSES])
    .where('e.issue_settled_at', 'is', null)
    .select(sql<string>`coalesce(e.datetime, e.updated_at)`.as('since'))
    .orderBy('e.delivery_date', 'desc')
    .orderBy('since', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
  return rows.map(asIssue('unsuccessful', now));
}

/** Open deliveries whose day or run is over, newest day first (spec §7 `unattended_deliveries`). */
export async function readUnattended(db: Db, query: IssueQuery, now: Date): Promise<IssueView[]> {
  const isDayOver = sql<boolean>`e.delivery_date < (${now}::timestamptz at time zone c.time_zone)::date`;
  const rows = await issueRows(db, query)
    .where('e.delivery_event_type_id', 'in', [EVENT_TYPE.delivery, EVENT_TYPE.collect])
    .where('e.delivery_event_status_id', 'in', OPEN_STATUSES)
    .where((eb) => eb.or([isDayOver, eb('m.delivery_manifest_status_id', 'in', OVER)]))
    .select(
      sql<string>`case when ${isDayOver} then (e.delivery_date + 1)::timestamp at time zone c.time_zone
        else m.updated_at end`.as('since'),
    )
    .orderBy('e.delivery_date', 'desc')
    .orderBy('e.id')
    .execute();
  return rows.map(asIssue('unattended', now));
}
