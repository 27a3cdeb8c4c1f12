import { sql } from 'kysely';
import { command, DAY, insertDriver, makeRun, runPath } from '../../support/dispatchDay';
import { insertVehicle } from '../../support/schedulingDay';
import type { TestServer, TestSession } from '../../support/server';
import type { Side } from './objects';
import { prepare } from './prepared';
import type { Belongings } from './requests';

/** Stands in names of what the other CDP has: no answer to somebody else may hold it. */
export const FOREIGN = 'FOREIGNMARK';

async function insertConversation({ db, clock }: TestServer, { run }: Side): Promise<number> {
  const { id } = await db
    .insertInto('conversations')
    .values({
      phone_number: `619${String(5_000_000 + run.cdp_id)}`,
      close_door_pharmacy_id: run.cdp_id,
      participant_id: run.participants[0] ?? null,
      unread: 1,
      last_text_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a CDP has beside its run, in states that a request can change. */
export async function makeBelongings(server: TestServer, side: Side, mark: string): Promise<Belongings> {
  const { db, clock } = server;
  const close_door_pharmacy_id = side.run.cdp_id;
  const by = { created_by_name: mark, created_at: clock.now() };
  const insert = async (
    table: 'inbox_keys' | 'messages' | 'import_lots' | 'scheduling_drafts' | 'report_schedules',
    values: object,
  ) =>
    (
      await db
        .insertInto(table)
        .values({ close_door_pharmacy_id, ...by, ...values } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const employeeId = await insertDriver(db);
  const user: TestSession = await server.signInAs('nobody', {
    employee_id: employeeId,
    cdp_id: close_door_pharmacy_id,
    full_name: mark,
  });
  const { id: funding_source_id } = await db
    .insertInto('funding_sources')
    .values({ name: `CLIENT OF ${close_door_pharmacy_id}`, is_active: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const vehicleId = await insertVehicle(server);
  const { id: facilityId } = await db
    .insertInto('facilities')
    .values({
      name: `HOUSE ${close_door_pharmacy_id}`,
      facility_type: 'ALF',
      address: '1 DEMO ST',
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      is_approximate: false,
      is_active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('delivery_manifest')
    .set({ name: `RUN ${mark}`, vehicle_id: vehicleId })
    .where('id', '=', side.run.id)
    .execute();
  await db
    .updateTable('participants')
    .set({ last_name: mark, facility_id: facilityId })
    .where('id', 'in', side.run.participants)
    .execute();
  const office = await server.signInAs('administrator', { cdp_id: close_door_pharmacy_id });
  const received = await server.call<{ results: { id: number }[] }>('POST', '/deliveries_inbox', {
    as: office,
    body: { order_number: `RX${close_door_pharmacy_id}`, comments: mark, funding_source_id },
    headers: {
      'idempotency-key': `00000000-0000-4000-8000-${String(close_door_pharmacy_id).padStart(12, '0')}`,
    },
  });
  const also = await makeRun(db, { cdp_id: close_door_pharmacy_id });
  await db
    .updateTable('delivery_manifest')
    .set({ employee_id: side.run.employee_id })
    .where('id', '=', also.id)
    .execute();
  const locked = await server.call<{ command_id: string }>(
    'POST',
    runPath(also, 'lock'),
    command(office, 1, { reason: mark }),
  );
  const inspection = await db
    .insertInto('inspections')
    .values({
      vehicle_id: await insertVehicle(server),
      employee_id: side.run.employee_id,
      delivery_manifest_id: side.run.id,
      inspected_at: `${DAY} 15:00:00`,
      odometer: 1,
      defect_count: 1,
      has_critical: true,
      comment: mark,
      signature: null,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    inspectionId: inspection.id,
    ...(await prepare(server, { side, mark, office, fundingSourceId: funding_source_id })),
    side,
    employeeId,
    facilityId,
    vehicleId,
    roleId: user.user_type_id,
    commandId: locked.body.command_id,
    officeId: office.user_id,
    scheduleId: await insert('report_schedules', {
      report: 'deliveries_of_day',
      format: 'csv',
      cadence: 'daily',
      hour: 6,
      time_zone: 'America/Los_Angeles',
      created_by: office.user_id,
      created_by_name: mark,
    }),
    userId: user.user_id,
    fundingSourceId: funding_source_id,
    entryId: received.body.results[0]?.id ?? 0,
    keyId: await insert('inbox_keys', {
      key_id: `rx_${close_door_pharmacy_id}`,
      name: mark,
      funding_source_id,
    }),
    conversationId: await insertConversation(server, side),
    messageId: await insert('messages', {
      channel: 'sms',
      recipient: '6195550100',
      template: 'driverNotice',
      args: JSON.stringify({ text: mark, run: mark }),
      language: 'en',
      state: 'failed',
    }),
    waitingMessageId: await insert('messages', {
      channel: 'sms',
      recipient: '6195550101',
      template: 'driverNotice',
      args: JSON.stringify({ text: mark, run: mark }),
      language: 'en',
    }),
    lotId: await insert('import_lots', {
      file_name: mark,
      origin: 'typed',
      funding_source_id,
      delivery_date: DAY,
      state: 'draft',
      created_by: user.user_id,
      corrections: '{}',
      samples: '[]',
      counts: '{}',
    }),
    draftId: await insert('scheduling_drafts', {
      delivery_date: DAY,
      state: 'failed',
      wish: '{}',
      alive_at: clock.now(),
      created_by: user.user_id,
    }),
  };
}

/** All that a CDP has, as text: two that are equal mean that nothing of it was changed. */
export async function stateOf({ db }: TestServer, { side, userId, typedLotId }: Belongings): Promise<string> {
  const { cdp_id } = side.run;
  const rows = (table: string, where = sql`t.close_door_pharmacy_id = ${cdp_id}`) =>
    sql`(select coalesce(jsonb_agg(t order by t::text), '[]') from ${sql.table(table)} t where ${where})`;
  const { rows: found } = await sql<{ state: string }>`select jsonb_build_array(
    ${rows('delivery_manifest')}, ${rows('delivery_event_rows')}, ${rows('messages')}, ${rows('conversations')}, ${rows('inbox_keys')},
    ${rows('deliveries_inbox')}, ${rows('import_lots')}, ${rows('scheduling_drafts')}, ${rows('cash_ups')},
    ${rows('custody_days')}, ${rows('inspections', sql`t.delivery_manifest_id = ${side.run.id}`)}, ${rows('users', sql`t.id = ${userId}`)}, ${rows('runs')},
    ${rows('import_rows', sql`t.lot_id = ${typedLotId}`)},
    ${rows('stored_files', sql`t.owner_id = ${side.addressId}`)})::text as state`.execute(db);
  return found[0]?.state ?? '';
}
