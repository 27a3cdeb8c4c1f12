import { sql } from 'kysely';
import { ADDING_OPTIONS, rightBeyondOwn } from '../../../src/domain/access/employeeOptions';
import type { Problems } from '../../../src/domain/wire/problem';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../platform/database/database';
import { lockAccountInReach } from '../accounts/accountReach';
import { keepingAnAdministrator } from '../accounts/lastAdministrator';
import { actorOf } from '../../platform/plugins/actor';
import { invalid } from '../../platform/plugins/errors';
import { publishAccessChange } from '../../platform/plugins/permissionCache';
import { runsOfToday } from '../runs/runsOfToday';
import type { Row, SavedRecord, ServerResource } from '../resources/serverResource';

/** Runs in these states are over: done, incomplete. */
const OVER = `{${MANIFEST_STATUS.done},${MANIFEST_STATUS.incomplete}}`;

/** As many names as a sentence holds. */
const MAX_NAMES = 3;
/** What the account shows of the employee. */
const SHARED_FIELDS = ['full_name', 'time_zone', 'is_active'] as const;

/** A dispatcher who has drivers stays one until the drivers have another. */
async function keepsDrivers(trx: Trx, record: Row, id: number | null): Promise<Problems> {
  if (id === null || record.type === 'Dispatcher') return {};
  const drivers = await trx
    .selectFrom('employees')
    .select('full_name')
    .where('dispatcher_id', '=', id)
    .where('is_active', '=', true)
    .orderBy('full_name')
    .execute();
  if (drivers.length === 0) return {};
  const names = drivers.slice(0, MAX_NAMES).map((driver) => driver.full_name);
  const args = { smart_count: drivers.length, names: names.join(', ') };
  return { type: { message: VALIDATION.hasDrivers, args } };
}

/** An account is switched off and on by those alone who may act on it, and never the last administrator's. */
async function switchAccount(trx: Trx, { context, request, after }: SavedRecord): Promise<void> {
  const is_active = after.is_active === true;
  await keepingAnAdministrator(trx, async () => {
    const users = await trx.selectFrom('users').select('id').where('employee_id', '=', after.id).execute();
    for (const { id } of users) {
      await lockAccountInReach(trx, request, id);
      await trx.updateTable('users').set({ is_active }).where('id', '=', id).execute();
      if (is_active) continue;
      await trx
        .updateTable('sessions')
        .set({ ended_at: context.clock(), end_reason: 'deactivated' })
        .where('user_id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
    }
  });
}

/** What changes the rights of the account (`domain/access/employeeOptions`). */
const RIGHT_OPTIONS = [...ADDING_OPTIONS, 'hide_charge_info'] as const;

/** Nobody gives by an option what they may not do themselves. */
function assertOptionsWithinReach({ request, before, after }: SavedRecord): void {
  const { permissions } = actorOf(request);
  for (const option of ADDING_OPTIONS) {
    if (after[option] !== true || before?.[option] === true) continue;
    const beyond = rightBeyondOwn(option, permissions);
    const args = beyond && { permission: `${beyond.http_method} ${beyond.path_route}` };
    if (args) throw invalid({ [option]: { message: 'validation.rightBeyond', args } });
  }
}

/** Open sessions have the new rights at once. */
async function tellOfOptions(trx: Trx, { before, after }: SavedRecord): Promise<void> {
  if (!before || RIGHT_OPTIONS.every((option) => before[option] === after[option])) return;
  const users = await trx
    .selectFrom('users')
    .select('user_type_id')
    .where('employee_id', '=', after.id)
    .execute();
  for (const { user_type_id } of users) await publishAccessChange(trx, user_type_id);
}

/** The account carries the employee's name and zone, and is switched off and on with them. */
async function followWithAccount(trx: Trx, saved: SavedRecord): Promise<void> {
  const { before, after } = saved;
  assertOptionsWithinReach(saved);
  await tellOfOptions(trx, saved);
  if (!before || SHARED_FIELDS.every((field) => before[field] === after[field])) return;
  if (before.is_active !== after.is_active) await switchAccount(trx, saved);
  const users = await trx
    .updateTable('users')
    .set({ full_name: String(after.full_name), time_zone: String(after.time_zone) })
    .where('employee_id', '=', after.id)
    .returning('user_type_id')
    .execute();
  for (const { user_type_id } of users) await publishAccessChange(trx, user_type_id);
}

export const employees: ServerResource = {
  scope: null,
  select: {
    full_name: sql`t.full_name`,
    user_type_name: sql`t.type`,
    employee_id: sql`t.id`,
    status: sql`case
      when exists (select from delivery_manifest m where m.employee_id = t.id
        and m.delivery_date = (now() at time zone m.time_zone)::date
        and m.delivery_manifest_status_id <> all(${sql.lit(OVER)}::int[])) then 'SCHEDULED'
      when exists (select from absences a where a.is_active and a.employee_id = t.id
        and (now() at time zone t.time_zone)::date between a.starts_on and a.ends_on) then 'ABSENT'
      else 'AVAILABLE' end`,
    dispatcher_id: sql`t.dispatcher_id`,
    default_vehicle_id: sql`t.default_vehicle_id`,
    picture: sql`(select f.owner_id || '.png' from stored_files f
      where f.owner = 'employees' and f.owner_id = t.id and f.stored_at is not null)`,
  },
  beforeSave: keepsDrivers,
  afterSave: followWithAccount,
  usedBy: [
    runsOfToday('employee_id'),
    { resource: 'employees', field: 'dispatcher_id' },
    { resource: 'runs', field: 'driver_ids' },
  ],
};
