import { addDays } from '../../src/domain/time/dates';
import type { MadeReport, ReportPreview } from '../../src/contract/reports/catalogue';
import type { LightMyRequestResponse } from 'fastify';
import { countFigures } from '../../server/day/dashboards/countFigures';
import { DAY, makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { insertVehicle } from '../support/schedulingDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

/** A day with one done run and one open one: two deliveries kept their promise, one failed, cash is short. */
export interface ReportDay {
  server: TestServer;
  admin: TestSession;
  /** Done. */
  one: TestRun;
  other: TestRun;
  /** Ends what waits, so that nobody has too many files at once. */
  forget: () => Promise<unknown>;
  preview: (report: string, query?: string, as?: TestSession) => Promise<Answer<ReportPreview & Problem>>;
  make: (report: string, body?: object, as?: TestSession) => Promise<Answer<{ uuid: string } & Problem>>;
  history: (as?: TestSession) => Promise<Answer<MadeReport[]>>;
  download: (uuid: string, as?: TestSession) => Promise<LightMyRequestResponse>;
}
interface Answer<Body> {
  status: number;
  body: Body;
}

export const DAYS = `from=${DAY}&to=${DAY}`;

export async function reportDay(): Promise<ReportDay> {
  const server = await testServer({ clock: new StoppedClock(`${DAY} 20:40:00`) });
  const admin = await server.signInAs('administrator', { full_name: 'Ada Admin' });
  const one = await makeRun(server.db, { deliveries: 3 });
  const other = await makeRun(server.db, { deliveries: 1 });
  const set = (id: number, values: object) =>
    server.db.updateTable('delivery_events').set(values).where('id', '=', id).execute();
  const [first = 0, second = 0, third = 0] = one.stops;
  const kept = { planned_at: `${DAY} 16:30:00`, datetime: `${DAY} 16:35:00`, attempts: 1 };
  await set(first, {
    delivery_event_status_id: 4,
    ...kept,
    copayment_amount: '12.50',
    copayment_method: 'card',
  });
  await set(second, {
    delivery_event_status_id: 4,
    ...kept,
    copayment_amount: '0.05',
    receptor_name: '=1+1',
  });
  await set(third, {
    delivery_event_status_id: 11,
    non_delivery_reason_id: 1,
    attempts: 2,
    copayment_amount: '5',
  });
  await server.db
    .updateTable('delivery_manifest')
    .set({ delivery_manifest_status_id: 4, route_metres: 16_093 })
    .where('id', '=', one.id)
    .execute();
  const { user_id } = await server.db.selectFrom('users').select('id as user_id').executeTakeFirstOrThrow();
  await server.db
    .insertInto('bag_records')
    .values({
      delivery_event_id: third,
      delivery_manifest_id: one.id,
      place: 'returned',
      reason: null,
      recorded_by: user_id,
      recorded_by_name: 'Ana',
      recorded_at: `${DAY} 20:00:00`,
    })
    .execute();
  await server.db
    .insertInto('cash_ups')
    .values({
      employee_id: one.employee_id,
      close_door_pharmacy_id: one.cdp_id,
      delivery_date: DAY,
      to_hand_over: '0.05',
      counted_amount: '0.00',
      reason: 'lost',
      closed_by: user_id,
      closed_by_name: 'Ana',
      closed_at: `${DAY} 20:00:00`,
    })
    .execute();
  const vehicle_id = await insertVehicle(server);
  await server.db
    .insertInto('fuel_entries')
    .values({
      vehicle_id,
      employee_id: one.employee_id,
      fueled_on: DAY,
      odometer: 1_300,
      gallons: '10.250',
      total_price: '45.10',
      is_full_tank: true,
      station: 'ARCO',
      card_reference: null,
      comment: null,
      miles_since: 300,
      miles_per_gallon: '29.3',
      cost_per_mile: '0.150',
      run_kilometres: '410.5',
      runs_from: null,
      runs_to: null,
    })
    .execute();
  await server.db
    .insertInto('inspections')
    .values({
      vehicle_id,
      employee_id: one.employee_id,
      delivery_manifest_id: one.id,
      inspected_at: `${DAY} 15:40:00`,
      odometer: 1_300,
      defect_count: 1,
      has_critical: true,
      comment: null,
      signature: null,
      answers: '[]',
      signed_off_at: null,
      signed_off_by: null,
      signed_off_by_name: null,
      sign_off_note: null,
    })
    .execute();
  await server.db
    .insertInto('timesheet_sign_offs')
    .values({
      employee_id: one.employee_id,
      week_start: addDays(DAY, -6),
      regular_minutes: 2_400,
      overtime_minutes: 90,
      double_minutes: 0,
      signed_at: `${DAY} 20:00:00`,
      signed_by: user_id,
      signed_by_name: 'Ana',
    })
    .execute();
  const { id: funding_source_id } = await server.db
    .insertInto('funding_sources')
    .values({ name: 'BILLED CLIENT', is_active: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: period_id } = await server.db
    .insertInto('billing_periods')
    .values({ funding_source_id, from_date: '2026-11-01', to_date: '2026-11-30' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('billing_lines')
    .values({
      period_id,
      kind: 'delivery',
      delivery_event_id: first,
      delivery_date: DAY,
      price_list_id: null,
      base: 705,
      reason: null,
      created_by: null,
      created_by_name: null,
      created_at: `${DAY} 20:00:00`,
    })
    .execute();
  await countFigures(server.db);
  return {
    server,
    admin,
    one,
    other,
    forget: () =>
      server.db
        .updateTable('async_requests')
        .set({ state: 'failed' })
        .where('finished_at', 'is', null)
        .execute(),
    preview: (report, query = DAYS, as = admin) => server.call('GET', `/reports/${report}?${query}`, { as }),
    make: (report, body = {}, as = admin) =>
      server.call('POST', `/reports/${report}/files`, {
        as,
        body: { from: DAY, to: DAY, format: 'csv', ...body },
      }),
    history: (as = admin) => server.call('GET', '/report_files', { as }),
    download: (uuid, as = admin) =>
      server.app.inject({
        method: 'GET',
        url: `/api/async_request/${uuid}/download`,
        headers: { cookie: server.headersOf(as).cookie },
      }),
  };
}
