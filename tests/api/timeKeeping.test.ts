import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Timesheet, Timesheets } from '../../src/contract/timeKeeping/timesheets';
import { readDay } from '../../server/day/scheduling/readDay';
import { addDays, dateInZone, fromWire, startOfDay, toWire } from '../../src/domain/time/dates';
import { makeRun, type Problem, type TestRun } from '../support/dispatchDay';
import { insertPattern } from '../support/schedulingDay';
import type { RunTemplate } from '../../src/domain/runs/dayTemplates';
import { testServer, type TestServer, type TestSession } from '../support/server';

const ZONE = 'America/Los_Angeles';
// A Wednesday of a week that is over, whatever the day of the test.
const DAY = '2026-11-11';
const WEEK = '2026-11-08';
let server: TestServer;
let office: TestSession;
let chief: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer();
  office = await server.signInAs('administrator', { full_name: 'Ana Office' });
  chief = await server.signInAs('administrator', { full_name: 'Carl Chief' });
});
afterAll(() => server.close());

const at = (hour: number, minute = 0) =>
  toWire(new Date(startOfDay(DAY, ZONE).getTime() + (hour * 60 + minute) * 60_000));

/** Pull-out and pull-in of the run at these hours. */
async function drive(of: TestRun, from: string, to: string | null): Promise<void> {
  const set = (type: number, datetime: string) =>
    server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: 4, datetime })
      .where('delivery_manifest_id', '=', of.id)
      .where('delivery_event_type_id', '=', type)
      .execute();
  await set(1, from);
  if (to !== null) await set(7, to);
}

beforeEach(async () => {
  run = await makeRun(server.db, { date: DAY });
  await server.db
    .updateTable('employees')
    .set({ driver_time_keeping: true })
    .where('id', '=', run.employee_id)
    .execute();
});

const sheets = async (date = DAY) =>
  (await server.call<Timesheets>('GET', `/timesheets?date=${date}`, { as: office })).body;
const sheetOf = async (id = run.employee_id): Promise<Timesheet> => {
  const found = (await sheets()).sheets.find((sheet) => sheet.employee_id === id);
  if (!found) throw new Error('No sheet');
  return found;
};
const correct = <T = { id: number; state: string }>(changes: object = {}) =>
  server.call<T>('POST', '/time_corrections', {
    as: office,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      employee_id: run.employee_id,
      work_date: DAY,
      delivery_manifest_id: run.id,
      clock_in: '07:30:00',
      clock_out: '17:30:00',
      break_minutes: 30,
      reason: 'Phone was off in the morning',
      ...changes,
    },
  });
const decide = (id: number, as: TestSession, is_approved = true) =>
  server.call<Problem>('POST', `/time_corrections/${id}/decide`, {
    as,
    headers: { 'idempotency-key': randomUUID(), 'if-match': '"1"' },
    body: { is_approved },
  });
const sign = (week_start = WEEK) =>
  server.call<Problem>('POST', '/timesheets/sign_off', {
    as: chief,
    headers: { 'idempotency-key': randomUUID() },
    body: { employee_id: run.employee_id, week_start },
  });

describe('hours follow from the run', () => {
  it('from pull-out to pull-in, with overtime by the rule of the setting', async () => {
    await drive(run, at(8), at(18));
    const sheet = await sheetOf();
    expect(sheet.shifts).toMatchObject([
      { day: DAY, delivery_manifest_id: run.id, minutes: 600, break_minutes: 0, is_corrected: false },
    ]);
    expect(sheet.total).toEqual({ regular: 480, overtime: 120, double: 0 });
    expect(sheet.available_minutes).toBe(2400 - 480);
    expect((await sheets()).week_start).toBe(WEEK);
  });

  it('without a pull-in the shift is open, and the week cannot be signed off', async () => {
    await drive(run, at(8), null);
    expect((await sheetOf()).shifts).toMatchObject([{ clock_out: null, minutes: 0 }]);
    const refused = await sign();
    expect([refused.status, refused.body.args?.reason]).toEqual([409, 'openShift']);
  });

  it('only of drivers with time keeping', async () => {
    await server.db
      .updateTable('employees')
      .set({ driver_time_keeping: false })
      .where('id', '=', run.employee_id)
      .execute();
    expect((await sheets()).sheets.map((sheet) => sheet.employee_id)).not.toContain(run.employee_id);
    expect((await sign()).status).toBe(404);
    const lost = await correct<Problem>();
    expect(lost.body.errors).toMatchObject({ employee_id: { message: 'validation.noTimeKeeping' } });
  });
});

describe('hours feed the plan', () => {
  it('a template says when its shift is longer than the hours that its driver has left, and a plan ends there', async () => {
    const pattern = await insertPattern(server, run.cdp_id, {});
    await server.db
      .updateTable('runs')
      .set({ driver_ids: [run.employee_id] as never, start_date: '2026-01-01' })
      .where('id', '=', pattern.id)
      .execute();
    const notices = async () =>
      (
        await server.call<RunTemplate[]>('GET', `/scheduling/templates?date=${addDays(DAY, 1)}`, {
          as: office,
        })
      ).body.find((each) => each.run_id === pattern.id)?.notices;
    expect(await notices()).not.toContain('weekOvertime');
    // 35 regular hours of five days that are worked already.
    for (const [index, day] of [-3, -2, -1, 0, 2].entries()) {
      const { body } = await correct({
        work_date: addDays(DAY, day),
        delivery_manifest_id: null,
        clock_in: '08:00:00',
        clock_out: '15:00:00',
        break_minutes: 0,
        reason: `Day ${index}`,
      });
      await decide(body.id, chief);
    }
    expect(await notices()).toContain('weekOvertime');

    // A plan ends the run of the next day after the five hours that are left.
    const next = await makeRun(server.db, { date: addDays(DAY, 1) });
    await server.db
      .updateTable('delivery_manifest')
      .set({ employee_id: run.employee_id, delivery_manifest_status_id: 2 })
      .where('id', '=', next.id)
      .execute();
    const planned = async () => {
      const wanted = { delivery_date: addDays(DAY, 1), close_door_pharmacy_id: null, wish: {} as never };
      const { runs } = await readDay(server.db, wanted);
      const found = runs.find(({ id }) => id === next.id);
      return found && fromWire(found.end_at).getTime() - fromWire(found.start_at).getTime();
    };
    expect(await planned()).toBe(5 * 3_600_000);
    await server.db
      .updateTable('employees')
      .set({ driver_time_keeping: false })
      .where('id', '=', run.employee_id)
      .execute();
    expect(await planned()).toBeGreaterThan(5 * 3_600_000);
  });
});

describe('a correction', () => {
  it('counts once somebody else approves it, and replaces the hours of its run', async () => {
    await drive(run, at(8), at(12));
    const { body } = await correct();
    expect(body).toMatchObject({ state: 'waiting', created_by_name: 'Ana Office' });
    expect(await sheetOf()).toMatchObject({ waiting: 1, total: { regular: 240 } });
    const own = await decide(body.id, office);
    expect([own.status, own.body.args?.reason]).toEqual([409, 'ownCorrection']);
    expect((await decide(body.id, chief)).status).toBe(200);
    const sheet = await sheetOf();
    expect(sheet.shifts).toMatchObject([{ minutes: 570, break_minutes: 30, is_corrected: true }]);
    expect(sheet).toMatchObject({ waiting: 0, total: { regular: 480, overtime: 90 } });
    expect((await decide(body.id, chief)).status).toBe(412);
  });

  it('that is rejected changes nothing, and one beside all runs adds hours', async () => {
    await drive(run, at(8), at(12));
    const rejected = await correct();
    await decide(rejected.body.id, chief, false);
    expect(await sheetOf()).toMatchObject({ waiting: 0, total: { regular: 240 } });
    const training = await correct({
      delivery_manifest_id: null,
      clock_in: '13:00:00',
      clock_out: '15:00:00',
      break_minutes: 0,
    });
    await decide(training.body.id, chief);
    expect((await sheetOf()).total).toEqual({ regular: 360, overtime: 0, double: 0 });
  });

  it.each([
    ['a clock-out before the clock-in', { clock_out: '07:00:00' }, 'clock_out'],
    ['a break as long as the shift', { clock_out: '08:00:00' }, 'break_minutes'],
    ['no reason', { reason: '' }, 'reason'],
    ['a day to come', { work_date: addDays(dateInZone(new Date(), ZONE), 2) }, 'work_date'],
    ['the run of somebody else', { delivery_manifest_id: 999_999 }, 'delivery_manifest_id'],
  ])('is refused with %s', async (_name, changes, field) => {
    const refused = await correct<Problem>(changes);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });
});

describe('a week that is signed off', () => {
  it('keeps its hours, and waits for corrections first', async () => {
    await drive(run, at(8), at(18));
    const { body } = await correct();
    const waiting = await sign();
    expect([waiting.status, waiting.body.args?.reason]).toEqual([409, 'correctionsWait']);
    await decide(body.id, chief, false);
    expect((await sign()).status).toBe(200);
    expect((await sheetOf()).sign_off?.by).toBe('Carl Chief');
    const again = await sign();
    expect([again.status, again.body.args?.reason]).toEqual([409, 'weekSignedOff']);
    const late = await correct<Problem>();
    expect(late.body.errors).toMatchObject({ work_date: { message: 'validation.weekSignedOff' } });
    const stored = await server.db
      .selectFrom('timesheet_sign_offs')
      .select(['regular_minutes', 'overtime_minutes', 'double_minutes'])
      .where('employee_id', '=', run.employee_id)
      .execute();
    expect(stored).toEqual([{ regular_minutes: 480, overtime_minutes: 120, double_minutes: 0 }]);
  });

  it('is told and printed as it was signed, whatever becomes of the run, the rule and the driver', async () => {
    await drive(run, at(8), at(18));
    expect((await sign()).status).toBe(200);
    const signed = await sheetOf();
    await drive(run, at(8), at(12));
    await server.db
      .updateTable('employees')
      .set({ driver_time_keeping: false, is_active: false })
      .where('id', '=', run.employee_id)
      .execute();
    const now = await sheetOf();
    expect(now).toEqual(signed);
    expect([now.total, now.shifts[0]?.minutes]).toEqual([{ regular: 480, overtime: 120, double: 0 }, 600]);
  });

  it('of somebody who has left since is there to be signed; weeks without hours are not', async () => {
    await drive(run, at(8), at(18));
    await server.db
      .updateTable('employees')
      .set({ is_active: false })
      .where('id', '=', run.employee_id)
      .execute();
    expect((await sheetOf()).total.regular).toBe(480);
    const later = await sheets(addDays(DAY, 7));
    expect(later.sheets.map((sheet) => sheet.employee_id)).not.toContain(run.employee_id);
    expect((await sign()).status).toBe(200);
  });

  it('is over: the running one cannot be signed', async () => {
    const refused = await sign(dateInZone(new Date(), ZONE));
    expect([refused.status, refused.body.args?.reason]).toEqual([409, 'weekRunning']);
  });

  it('is a file for payroll, and a page to print', async () => {
    await drive(run, at(8), at(18));
    const file = async (kind: string) =>
      server.app.inject({ url: `/api/timesheets/${kind}?date=${DAY}`, headers: server.headersOf(office) });
    const csv = await file('csv');
    expect(csv.body).toMatch(/^\uFEFFweek,driver,day,run,clock_in/);
    expect(csv.body).toContain(`${DAY} 08:00 PST,${DAY} 18:00 PST,0,10.00`);
    expect((await file('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
