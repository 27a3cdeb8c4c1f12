import { sql } from 'kysely';
import type { ChecklistItem } from '../../src/domain/fleet/inspection';
import type { Db } from '../platform/database/database';
import { demoSignatures } from './demoProof';
import { continueIds, insertRows } from './insertRows';
import type { Staff } from './staff';

/** What drivers found: the point of the checklist, by its place in the list, and their words. */
const FOUND = [
  { item: 6, note: 'Scratch on the left door' },
  { item: 3, note: 'Wipers leave streaks' },
  { item: 5, note: 'A little oil under the engine' },
] as const;
const CRITICAL = {
  item: 1,
  note: 'Left rear tire is worn to the bars',
  done: 'Both rear tires replaced',
} as const;

interface InspectedRun {
  id: number;
  vehicle_id: number;
  employee_id: number;
  inspected_at: string;
  signed_at: string;
  odometer: number;
  type: string;
}

/**
 * A run a vehicle and day of the week before, ten minutes before its shift. The odometer is a little past the last fueling,
 * and before the next.
 */
async function readRuns(db: Db, date: string): Promise<InspectedRun[]> {
  const { rows } = await sql<InspectedRun>`
    select distinct on (m.delivery_date, m.vehicle_id) m.id, m.vehicle_id, m.employee_id,
      m.start_at - interval '10 minutes' as inspected_at, m.start_at + interval '5 hours' as signed_at,
      f.odometer + 20 * (m.delivery_date - f.fueled_on) as odometer, v.type
    from delivery_manifest m
    join vehicles v on v.id = m.vehicle_id
    join lateral (select t.odometer, t.fueled_on from fuel_entries t
      where t.vehicle_id = m.vehicle_id and t.fueled_on < m.delivery_date order by t.fueled_on desc limit 1) f on true
    where m.delivery_date between ${date}::date - 7 and ${date}::date - 1 and m.employee_id is not null
    order by m.delivery_date, m.vehicle_id, m.start_at, m.id`.execute(db);
  return rows;
}

/** What the demo's drivers reported in the last week: some defects, and a critical one that the office has signed off. */
export async function insertInspections(
  db: Db,
  date: string,
  checklist: readonly (ChecklistItem & { vehicle_type: string })[],
  { office }: Staff,
): Promise<void> {
  const signatures = demoSignatures();
  const made = (await readRuns(db, date)).map((run, index) => {
    const items = checklist.filter(({ vehicle_type }) => vehicle_type === 'all' || vehicle_type === run.type);
    const found = index === 4 ? CRITICAL : index % 6 === 5 ? FOUND[index % FOUND.length] : undefined;
    const item = found && items[found.item];
    const isCritical = item?.is_critical === true;
    return {
      row: {
        id: index + 1,
        created_at: run.inspected_at,
        updated_at: isCritical ? run.signed_at : run.inspected_at,
        vehicle_id: run.vehicle_id,
        employee_id: run.employee_id,
        delivery_manifest_id: run.id,
        inspected_at: run.inspected_at,
        odometer: run.odometer,
        defect_count: item ? 1 : 0,
        has_critical: isCritical,
        signature: signatures[index % signatures.length] ?? null,
        answers: items.map(({ id }) =>
          id === item?.id
            ? { item_id: id, is_ok: false, note: found?.note ?? '' }
            : { item_id: id, is_ok: true },
        ),
        signed_off_at: isCritical ? run.signed_at : null,
        signed_off_by: isCritical ? office.user_id : null,
        signed_off_by_name: isCritical ? office.full_name : null,
        sign_off_note: isCritical ? CRITICAL.done : null,
      },
      defects:
        item && found
          ? [
              {
                inspection_id: index + 1,
                name_en: item.name_en,
                name_es: item.name_es,
                name_ar: item.name_ar,
                is_critical: isCritical,
                note: found.note,
              },
            ]
          : [],
    };
  });
  await insertRows(
    db,
    'inspections',
    made.map(({ row }) => row),
  );
  await continueIds(db, 'inspections');
  await insertRows(
    db,
    'inspection_defects',
    made.flatMap(({ defects }) => defects),
  );
}
