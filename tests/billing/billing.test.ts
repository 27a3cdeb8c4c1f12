import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillingLine, BillingMonth, BillingPeriod } from '../../src/contract/billing/billing';
import { makeRun, SECRETS, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { pdfText } from '../support/pdfText';
import { testServer, type TestServer, type TestSession } from '../support/server';

const OCTOBER = '2026-10-05';
const clock = new StoppedClock('2026-11-20 20:00:00');
let server: TestServer;
let admin: TestSession;
let run: TestRun;
let client: number;

const set = (id: number, values: object) =>
  server.db
    .updateTable('delivery_events')
    .set({ updated_at: clock.now(), ...values })
    .where('id', '=', id)
    .execute();

const PRICES = {
  base_price: '5.00',
  stop_price: '2.00',
  mile_price: '0.00',
  attempt_price: '3.00',
  rush_price: '10.00',
  refrigerated_price: '1.50',
  return_price: '4.00',
  waiting_price: '0.75',
  waiting_free_minutes: 5,
};
const addList = (body: object, as = admin) =>
  server.call<{ id: number } & Problem>('POST', '/price_lists', {
    as,
    body: {
      name: '2026',
      funding_source_id: client,
      valid_from: '2026-01-01',
      valid_to: null,
      ...PRICES,
      ...body,
    },
  });
const month = async (name = '2026-10', as = admin) =>
  (await server.call<BillingMonth & Problem>('GET', `/billing?month=${name}`, { as })).body;
const calculate = async (name = '2026-10') => {
  const { status } = await server.call('POST', '/billing/calculate', {
    as: admin,
    body: { month: name },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(status).toBe(202);
  await server.app.jobs.runDue();
  const found = (await month(name)).periods.find((period) => period.funding_source_id === client);
  if (!found) throw new Error('The client has no period');
  return found;
};
const write = (method: 'POST' | 'DELETE', { id, version }: BillingPeriod, path: string, body?: object) =>
  server.call<BillingPeriod & Problem>(method, `/billing/periods/${id}/${path}`, {
    as: admin,
    body,
    headers: { 'if-match': `"${version}"`, 'idempotency-key': randomUUID() },
  });
const lines = async ({ id }: BillingPeriod, kind = 'delivery') =>
  (await server.call<BillingLine[]>('GET', `/billing/periods/${id}/lines?kind=${kind}`, { as: admin })).body;

beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator', { full_name: 'Ada Admin' });
  run = await makeRun(server.db, { deliveries: 3, date: OCTOBER });
  const { id } = await server.db
    .insertInto('funding_sources')
    .values({ name: 'HEALTH ONE', is_active: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  client = id;
  await server.db
    .updateTable('participants')
    .set({ funding_source_id: client })
    .where('id', 'in', run.participants)
    .execute();
  const [first = 0, second = 0, third = 0] = run.stops;
  const at = { attempts: 1, destination_latitude: 32.7, destination_longitude: -117.1 };
  await set(first, { ...at, delivery_event_status_id: 4, is_rush: true, copayment_amount: '12.50' });
  await set(second, { ...at, delivery_event_status_id: 4, copayment_amount: null });
  await set(third, {
    ...at,
    destination_latitude: 32.8,
    delivery_event_status_id: 11,
    attempts: 2,
    copayment_amount: null,
  });
});
afterAll(() => server.close());

describe('price lists', () => {
  it('of one client are never valid on the same day', async () => {
    const added = await addList({});
    expect(added.status).toBe(201);
    const overlapping = await addList({ name: 'TOO EARLY', valid_from: '2026-10-01' });
    expect([overlapping.status, overlapping.body.errors.valid_from]).toEqual([
      422,
      { message: 'validation.overlap', args: { list: '2026' } },
    ]);
    expect((await addList({ name: 'BEFORE', valid_from: '2025-01-01', valid_to: '2025-12-31' })).status).toBe(
      201,
    );
    const backwards = await addList({ valid_from: '2024-02-01', valid_to: '2024-01-01' });
    expect(Object.keys(backwards.body.errors)).toEqual(['valid_to']);
  });

  it('at once are stopped by the database', async () => {
    const row = {
      ...PRICES,
      name: 'RACE',
      funding_source_id: client,
      valid_from: '2026-03-01',
      valid_to: null,
    };
    await expect(server.db.insertInto('price_lists').values(row).execute()).rejects.toMatchObject({
      code: '23P01',
    });
  });
});

describe('a month', () => {
  it('is calculated delivery by delivery', async () => {
    const period = await calculate();
    // 2 × 5.00 base, 2 stops of 2.00 (two share one), 2 failed visits of 3.00, one rush.
    expect(period.amounts).toMatchObject({ base: 1000, stop: 400, attempts: 600, rush: 1000, total: 3000 });
    expect([period.deliveries, period.state, period.without_prices]).toEqual([3, 'open', 0]);
    const all = await lines(period);
    expect(all.map(({ total }) => total).reduce((sum, one) => sum + one, 0)).toBe(3000);
    expect(all.map(({ delivery_event_id }) => delivery_event_id).sort()).toEqual([...run.stops].sort());
    expect(JSON.stringify(all)).not.toContain(SECRETS.lastName);
  });

  it('calculated twice is the same', async () => {
    expect((await calculate()).amounts.total).toBe(3000);
    expect(await lines(await calculate())).toHaveLength(3);
  });

  it('stands beside what drivers collected', async () => {
    const { reconciliation } = await month();
    expect(reconciliation).toMatchObject({
      charged: '30.00',
      copayments: '12.50',
      to_hand_over: '12.50',
      missing: '12.50',
    });
  });

  it.each(['2026-12', '2021-12', 'October'])('%s cannot be billed', async (name) => {
    const { status, body } = await server.call<Problem>('GET', `/billing?month=${name}`, { as: admin });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['month']]);
  });
});

describe('a correction', () => {
  it('has an amount and a reason, stays when the month is calculated again, and can be removed', async () => {
    const before = await calculate();
    const added = await write('POST', before, 'corrections', {
      amount: '-2.50',
      reason: 'late',
      delivery_event_id: run.stops[0],
    });
    expect(added.status).toBe(201);
    expect(added.body.amounts).toMatchObject({ correction: -250, total: 2750 });
    const after = await calculate();
    expect(after.amounts.total).toBe(2750);
    const [line] = await lines(after, 'correction');
    expect(line).toMatchObject({ reason: 'late', created_by_name: 'Ada Admin', total: -250 });
    const removed = await write('DELETE', after, `corrections/${line?.id}`);
    expect(removed.body.amounts.total).toBe(3000);
  });

  it('of the whole period names no delivery', async () => {
    const added = await write('POST', await calculate(), 'corrections', { amount: '1.00', reason: 'fuel' });
    expect(added.status).toBe(201);
    const [line] = await lines(added.body, 'correction');
    expect(line?.delivery_event_id).toBeNull();
    expect((await write('DELETE', added.body, `corrections/${line?.id}`)).status).toBe(200);
  });

  it.each([
    [{ amount: '0', reason: 'x' }, ['amount']],
    [{ amount: 'five', reason: 'x' }, ['amount']],
    [{ amount: '1.234', reason: 'x' }, ['amount']],
    [{ amount: '5', reason: '  ' }, ['reason']],
    [{ amount: '5', reason: 'x', delivery_event_id: 999_999 }, ['delivery_event_id']],
  ])('%j is refused at %j', async (body, fields) => {
    const answer = await write('POST', await calculate(), 'corrections', body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields]);
  });

  it('of a version that is not the last is refused', async () => {
    const period = await calculate();
    const answer = await write('POST', { ...period, version: 1 }, 'corrections', {
      amount: '5',
      reason: 'x',
    });
    expect(answer.status).toBe(412);
  });
});

describe('a closed month', () => {
  it('has an invoice, and does not move when a delivery does: the next one has the difference', async () => {
    const november = await calculate('2026-11');
    expect((await write('POST', november, 'close')).body.args).toEqual({ obstacle: 'notOver' });
    const open = await calculate();
    const closed = await write('POST', open, 'close');
    expect(closed.status).toBe(200);
    expect(closed.body).toMatchObject({ state: 'closed', closed_by_name: 'Ada Admin' });
    expect(closed.body.invoice_number).toMatch(/^INV-2026-10-\d{5}$/);

    clock.set('2026-11-20 20:05:00');
    // The rush delivery never arrived; the one beside it is now the first at the door.
    await set(run.stops[0] ?? 0, { delivery_event_status_id: 7 });
    expect((await calculate('2026-10')).amounts.total).toBe(3000);
    const next = await calculate('2026-11');
    expect(next.differences).toBe(2);
    expect(next.amounts).toMatchObject({ base: -500, rush: -1000, stop: 0, total: -1500 });
    // Calculated again, it is not charged twice.
    expect((await calculate('2026-11')).amounts.total).toBe(-1500);
  });

  it('keeps the prices that it was billed by', async () => {
    const { body } = await server.call<{ id: number; version: number }[]>('GET', '/price_lists', {
      as: admin,
    });
    const [list] = body;
    const patch = (change: object) =>
      server.call<Problem>('PATCH', `/price_lists/${list?.id}`, {
        as: admin,
        body: change,
        headers: { 'if-match': `"${list?.version}"` },
      });
    const cheaper = await patch({ base_price: '1.00' });
    expect([cheaper.status, cheaper.body.errors.base_price]).toEqual([
      422,
      { message: 'validation.billed', args: { date: '2026-10-31' } },
    ]);
    expect(Object.keys((await patch({ valid_to: '2026-10-15' })).body.errors)).toEqual(['valid_to']);
    expect((await patch({ valid_to: '2026-12-31' })).status).toBe(200);
  });

  it('takes no correction, and is not closed twice', async () => {
    const closed = await calculate();
    const corrected = await write('POST', closed, 'corrections', { amount: '5', reason: 'x' });
    expect([corrected.status, corrected.body.message]).toEqual([
      409,
      'This period is closed. Differences are charged in the next one',
    ]);
    expect((await write('POST', closed, 'close')).body.args).toEqual({ obstacle: 'closed' });
    await expect(
      server.db.deleteFrom('billing_lines').where('period_id', '=', closed.id).execute(),
    ).rejects.toThrow();
  });

  it('is an invoice as PDF and CSV, without the name of a patient', async () => {
    const closed = await calculate();
    const files: Record<string, Buffer> = {};
    for (const format of ['pdf', 'csv']) {
      const asked = await server.call<{ uuid: string }>('POST', `/billing/periods/${closed.id}/invoice`, {
        as: admin,
        body: { format },
      });
      expect(asked.status).toBe(202);
      await server.app.jobs.runDue();
      const file = await server.app.inject({
        method: 'GET',
        url: `/api/async_request/${asked.body.uuid}/download`,
        headers: { cookie: server.headersOf(admin).cookie },
      });
      files[format] = file.rawPayload;
    }
    const paper = pdfText(files.pdf ?? Buffer.alloc(0));
    expect(paper).toContain('HEALTH ONE');
    expect(paper).toContain('$30.00');
    const rows = String(files.csv).split('\r\n').filter(Boolean);
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)).toContain('30.00');
    expect(paper + String(files.csv)).not.toContain(SECRETS.lastName);
  });

  it('an open one is none', async () => {
    const { id } = await calculate('2026-11');
    const asked = { as: admin, body: { format: 'pdf' } };
    expect((await server.call('POST', `/billing/periods/${id}/invoice`, asked)).status).toBe(409);
  });

  it('is not closed as it was calculated before the month was over', async () => {
    const early = await calculate('2026-11');
    clock.set('2026-12-03 20:00:00');
    admin = await server.signInAs('administrator');
    expect((await write('POST', early, 'close')).body.args?.obstacle).toBe('calculatedEarly');
    expect((await write('POST', await calculate('2026-11'), 'close')).status).toBe(200);
  });
});
