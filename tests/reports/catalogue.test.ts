import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORT_NAMES, reportOf } from '../../src/domain/reports/registry';
import { DAY } from '../support/dispatchDay';
import { DAYS, reportDay, type ReportDay } from './reportDay';

let at: ReportDay;
beforeAll(async () => {
  at = await reportDay();
});
afterAll(() => at.server.close());

describe('what a report says', () => {
  it('deliveries of a day, with sums of all of them', async () => {
    const { body } = await at.preview('deliveries_of_day', `${DAYS}&close_door_pharmacy_id=${at.one.cdp_id}`);
    expect(body.total_items).toBe(3);
    expect(body.totals).toEqual({ attempts: 4, copayment: '17.55' });
    expect(body.rows[0]).toMatchObject({ status: 'successful', copayment: '12.50', place: 2 });
    expect(body.rows.at(-1)).toMatchObject({ status: 'failed', reason: 'Nobody home' });
  });

  it.each([
    ['done_runs', { deliveries: 3, delivered: 2, failed: 1, miles: 10 }],
    ['attempts', { attempts: 2 }],
    ['on_time', { deliveries: 4, delivered: 2, failed: 1, measured: 2, on_time: 2, first_visit: 2 }],
    ['driver_performance', { deliveries: 4, delivered: 2, measured: 2, on_time: 2 }],
    ['custody', {}],
    ['hand_overs', { deliveries: 3, bags_returned: 1, bags_missing: 0 }],
    ['cash_ups', { to_hand_over: '0.05', counted: '0.00', missing: '0.05' }],
    ['copayments', { copayment: '30.05', collected: '12.55' }],
    ['billing', { charged_deliveries: 1, differences: '0.00', charged: '7.05' }],
    ['deliveries_per_client', { deliveries: 4, delivered: 2, failed: 1, collected: '12.55' }],
  ] as const)('%s', async (report, totals) => {
    const { body, status } = await at.preview(report);
    expect(status).toBe(200);
    expect(body.totals).toMatchObject(totals);
    expect(body.rows.length).toBeGreaterThan(0);
  });

  it('who received a delivery, and with which proof', async () => {
    await at.server.db
      .updateTable('delivery_events')
      .set({ signature: 'iVBORw0KGgo=', path_evidence: 'proof-1.png' })
      .where('id', '=', at.one.stops[0] ?? 0)
      .execute();
    // What a client sends that records for the office: no signature (spec §4).
    await at.server.db
      .updateTable('delivery_events')
      .set({ signature: ' x ' })
      .where('id', '=', at.one.stops[1] ?? 0)
      .execute();
    const { body } = await at.preview('proof_of_delivery');
    expect(body.rows.map(({ received_by, proof }) => [received_by, proof])).toEqual([
      [null, 'both'],
      ['=1+1', 'none'],
    ]);
    const others = await at.preview('proof_of_delivery', `${DAYS}&employee_id=${at.other.employee_id}`);
    expect(others.body.rows).toEqual([]);
  });

  it('who has looked at patients: this very preview among them', async () => {
    await at.preview('deliveries_of_day');
    await at.server.app.reads.flushed();
    const { body } = await at.preview('patient_access');
    expect(body.rows).toContainEqual(
      expect.objectContaining({
        user: 'Ada Admin',
        access: 'search',
        record: 'delivery_events',
        patients: 4,
      }),
    );
  });

  it('every row has exactly the columns of the declaration', async () => {
    await at.server.app.reads.flushed();
    for (const name of REPORT_NAMES) {
      const [row] = (await at.preview(name)).body.rows;
      const stored = Object.entries(reportOf(name).columns).flatMap(([column, { kind }]) =>
        kind === 'ratio' ? [] : [column],
      );
      expect(
        row && Object.keys(row).filter((key) => !['participant_id', 'time_zone'].includes(key)),
        name,
      ).toEqual(stored);
    }
  });
});

describe('the fleet', () => {
  it.each([
    [
      'fuel',
      {
        day: DAY,
        gallons: 10.25,
        total_price: '45.10',
        miles: 300,
        miles_per_gallon: 29.3,
        consumption: 'usual',
      },
    ],
    ['vehicle_inspections', { day: DAY, defects: 1, inspection: 'critical', odometer: 1300 }],
    [
      'timesheets',
      { period_end: DAY, regular_hours: 40, overtime_hours: 1.5, double_hours: 0, signed_by: 'Ana' },
    ],
  ] as const)('%s', async (name, expected) => {
    const { body } = await at.preview(name);
    expect(body.rows).toHaveLength(1);
    expect(body.rows[0]).toMatchObject(expected);
  });
});

describe('filters', () => {
  it('go by CDP, client and driver', async () => {
    const rows = async (query: string) =>
      (await at.preview('deliveries_of_day', `${DAYS}&${query}`)).body.total_items;
    expect(await rows(`close_door_pharmacy_id=${at.other.cdp_id}`)).toBe(1);
    expect(await rows(`employee_id=${at.one.employee_id}`)).toBe(3);
    expect(await rows('funding_source_id=999999')).toBe(0);
  });

  it('of the fleet go by vehicle', async () => {
    const rows = async (report: 'fuel' | 'vehicle_inspections' | 'done_runs', vehicle: number) =>
      (await at.preview(report, `${DAYS}&vehicle_id=${vehicle}`)).body.total_items;
    const { vehicle_id } = await at.server.db
      .selectFrom('fuel_entries')
      .select('vehicle_id')
      .executeTakeFirstOrThrow();
    expect(await rows('fuel', vehicle_id)).toBe(1);
    expect(await rows('fuel', 999_999)).toBe(0);
    expect(await rows('vehicle_inspections', vehicle_id)).toBe(1);
    expect(await rows('vehicle_inspections', 999_999)).toBe(0);
    expect(await rows('done_runs', 999_999)).toBe(0);
  });

  it.each([
    ['deliveries_of_day', 'from=2026-11-19&to=2026-11-20', 'to'],
    ['attempts', 'from=2026-11-20&to=2026-11-19', 'to'],
    ['attempts', 'from=2021-12-30&to=2022-01-01', 'from'],
    ['attempts', 'from=2026-11-20&to=2026-11-21', 'from'],
    ['attempts', 'from=2024-01-01&to=2026-11-20', 'to'],
    ['attempts', 'from=yesterday&to=2026-11-20', 'from'],
    ['attempts', `${DAYS}&employee_id=x`, 'employee_id'],
  ])('%s with %s is refused at %s', async (report, query, field) => {
    const { status, body } = await at.preview(report, query);
    expect([400, 422]).toContain(status);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('a report that is none is not found out about', async () => {
    expect((await at.preview('everything')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('whose rows', () => {
  it('a pharmacy sees its own CDP, and asks in vain for another one', async () => {
    const pharmacy = await at.server.signInAs('pharmacy', { cdp_id: at.other.cdp_id });
    expect((await at.preview('on_time', DAYS, pharmacy)).status).toBe(403);
    const office = await at.server.signInAs('dispatcher', { cdp_id: at.other.cdp_id });
    expect((await at.preview('deliveries_of_day', DAYS, office)).body.total_items).toBe(1);
    expect(
      (await at.preview('deliveries_of_day', `${DAYS}&close_door_pharmacy_id=${at.one.cdp_id}`, office))
        .status,
    ).toBe(404);
    expect(
      (await at.make('deliveries_of_day', { close_door_pharmacy_id: at.one.cdp_id }, office)).status,
    ).toBe(404);
  });

  it('the right to reports is not the right to the data', async () => {
    const dispatcher = await at.server.signInAs('dispatcher');
    expect((await at.preview('deliveries_of_day', DAYS, dispatcher)).status).toBe(200);
    const refused = await at.preview('patient_access', DAYS, dispatcher);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You need the permission GET /activity_logger',
    ]);
  });

  it('what is about the whole operation is closed to people of one CDP', async () => {
    const ofCdp = await at.server.signInAs('administrator', { cdp_id: at.one.cdp_id });
    expect((await at.preview('patient_access', DAYS, ofCdp)).status).toBe(403);
  });
});
