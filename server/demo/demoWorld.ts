import { sql } from 'kysely';
import type { Trx } from '../platform/database/database';
import { nearestCdp, type SeedRecipient } from './participants';
import { DEMO_ACCOUNTS, DRIVER_EMAILS, type SeedDriver, type Staff } from './staff';

/** The office's voice in histories: the demo's first dispatcher. */
const OFFICE = DEMO_ACCOUNTS.find(({ role }) => role === 'Dispatcher')?.email ?? '';

/** Numbers of the demo's orders: what tells its recipients from those whom people have entered. */
const DEMO_ORDER = '^RX[0-9]{12}$';

/** Active drivers of the demo who are on no run of a day. */
async function readDrivers(trx: Trx, date: string): Promise<SeedDriver[]> {
  const rows = await trx
    .selectFrom('users as u')
    .innerJoin('employees as d', 'd.id', 'u.employee_id')
    .where('u.email', 'in', DRIVER_EMAILS)
    .where('u.is_active', '=', true)
    .where('d.is_active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery_manifest as m')
            .select('m.id')
            .whereRef('m.employee_id', '=', 'd.id')
            .where('m.delivery_date', '=', date),
        ),
      ),
    )
    .select(['d.id as employee_id', 'u.id as user_id', 'd.full_name', 'd.gender'])
    .orderBy('d.id')
    .execute();
  return rows.map((row) => ({ ...row, gender: row.gender === 'female' ? 'female' : 'male' }));
}

/** Active recipients of the demo without a delivery on a day, at the address that they have now. */
async function readRecipients(trx: Trx, date: string): Promise<SeedRecipient[]> {
  const { rows } = await sql<Omit<SeedRecipient, 'cdp_id'>>`
    select p.id as participant_id, a.id as destination_id, a.full_address, a.latitude, a.longitude, p.language,
      p.first_name || ' ' || p.last_name as full_name
    from participants p join participant_addresses a on a.participant_id = p.id and a.is_default
    where p.is_active and a.latitude is not null
      and exists (select from delivery_events e where e.participant_id = p.id and e.order_number ~ ${DEMO_ORDER})
      and not exists (select from delivery_events e where e.participant_id = p.id and e.delivery_date = ${date})
    order by p.id`.execute(trx);
  return rows.map((row) => ({ ...row, cdp_id: nearestCdp(row) }));
}

export interface DemoWorld {
  drivers: SeedDriver[];
  recipients: SeedRecipient[];
  office: Staff['office'];
}

/** Whom the demo may plan for on a day; null: this is no demo. */
export async function readDemoWorld(trx: Trx, date: string): Promise<DemoWorld | null> {
  const office = await trx
    .selectFrom('users')
    .select(['id as user_id', 'full_name'])
    .where('email', '=', OFFICE)
    .executeTakeFirst();
  if (!office) return null;
  return {
    office,
    drivers: await readDrivers(trx, date),
    recipients: await readRecipients(trx, date),
  };
}
