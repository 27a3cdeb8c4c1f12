import { sql } from 'kysely';
import { cashFigures } from '../../../src/domain/money/cashUp';
import type { CashOfDriver } from '../../../src/domain/custody/custodyView';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { Db, Trx } from '../../platform/database/database';

/** Stops of drivers' runs that have a copayment, with who pays for the rest. */
function copayStops(db: Db | Trx, date: string, cdpId: number | null, employeeId?: number) {
  return db
    .selectFrom('delivery_manifest as m')
    .innerJoin('employees as d', 'd.id', 'm.employee_id')
    .innerJoin('cdps as c', 'c.id', 'm.close_door_pharmacy_id')
    .innerJoin('delivery_events as e', 'e.delivery_manifest_id', 'm.id')
    .leftJoin('participants as p', 'p.id', 'e.participant_id')
    .leftJoin('funding_sources as f', 'f.id', 'p.funding_source_id')
    .select([
      'd.id as employee_id',
      'd.full_name as employee',
      'm.close_door_pharmacy_id',
      'c.name as cdp_name',
      'm.name as run',
      'e.delivery_event_status_id',
      'e.copayment_amount',
      'e.copayment_method',
      'f.id as funding_source_id',
      'f.name as client',
    ])
    .where('m.delivery_date', '=', date)
    .where('e.delivery_event_type_id', '=', EVENT_TYPE.delivery)
    .where(sql<boolean>`e.copayment_amount > 0`)
    .$if(cdpId !== null, (query) => query.where('m.close_door_pharmacy_id', '=', cdpId ?? 0))
    .$if(employeeId !== undefined, (query) => query.where('d.id', '=', employeeId ?? 0))
    .orderBy('d.full_name')
    .orderBy('d.id')
    .orderBy('c.name')
    .orderBy('c.id')
    .orderBy('m.name')
    .execute();
}

function cashUpsOf(db: Db | Trx, date: string) {
  return db
    .selectFrom('cash_ups')
    .select([
      'employee_id',
      'close_door_pharmacy_id',
      'version',
      'to_hand_over',
      'counted_amount',
      'reason',
      'closed_at',
      'closed_by_name',
    ])
    .where('delivery_date', '=', date)
    .execute();
}

interface OfDriver {
  employee_id: number;
  close_door_pharmacy_id: number;
}
const keyOf = ({ employee_id, close_door_pharmacy_id }: OfDriver) =>
  `${employee_id}:${close_door_pharmacy_id}`;

/** What each driver collected for each CDP on a day, by client, and what was counted. Two queries. */
export async function readCash(
  db: Db | Trx,
  date: string,
  cdpId: number | null,
  employeeId?: number,
): Promise<CashOfDriver[]> {
  const stops = await copayStops(db, date, cdpId, employeeId);
  const counted = new Map(
    (await cashUpsOf(db, date)).map(({ employee_id, close_door_pharmacy_id, ...row }) => [
      keyOf({ employee_id, close_door_pharmacy_id }),
      row,
    ]),
  );
  return [...groupBy(stops, keyOf)].flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const { employee_id, employee, close_door_pharmacy_id, cdp_name } = first;
    return {
      employee_id,
      employee,
      close_door_pharmacy_id,
      cdp_name,
      runs: [...new Set(own.map(({ run }) => run))],
      deliveries: own.length,
      ...cashFigures(own),
      clients: [...groupBy(own, (stop) => stop.funding_source_id)]
        .map(([funding_source_id, ofClient]) => ({
          funding_source_id,
          client: ofClient[0]?.client ?? null,
          ...cashFigures(ofClient),
        }))
        .sort((a, b) => (a.client ?? '').localeCompare(b.client ?? '')),
      cash_up: counted.get(key) ?? null,
    };
  });
}
