import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MadeReport } from '../../src/contract/reports/catalogue';
import type { ReportSchedule } from '../../src/contract/reports/schedules';
import { makeScheduled } from '../../server/day/reports/schedules/makeScheduled';
import { DAY, makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

// 08:00 in Los Angeles.
const clock = new StoppedClock(`${DAY} 16:00:00`);
let server: TestServer;
let admin: TestSession;
let office: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator', { full_name: 'Ada Admin', email: 'ada@example.test' });
  run = await makeRun(server.db, { deliveries: 2 });
  office = await server.signInAs('dispatcher', {
    full_name: 'Olga Office',
    email: 'olga@example.test',
    cdp_id: run.cdp_id,
  });
  await makeRun(server.db, { deliveries: 3 });
});
afterAll(() => server.close());

const create = (body: object, as = admin) =>
  server.call<{ id: number } & Problem>('POST', '/report_schedules', {
    as,
    body: {
      report: 'deliveries_of_day',
      format: 'csv',
      cadence: 'daily',
      hour: 6,
      user_ids: [admin.user_id, office.user_id],
      ...body,
    },
    headers: { 'idempotency-key': randomUUID() },
  });
const list = async (as = admin) =>
  (await server.call<ReportSchedule[]>('GET', '/report_schedules', { as })).body;
const mails = () =>
  server.db
    .selectFrom('messages')
    .select(['recipient', 'args'])
    .where('template', '=', 'scheduledReport')
    .orderBy('recipient')
    .execute();
const files = () =>
  server.db
    .selectFrom('report_files')
    .select(['user_name', 'from_date', 'row_count', 'schedule_id'])
    .orderBy('user_name')
    .execute();
/** The same clock of the server a day later: 06:30 in Los Angeles. */
const nextMorning = () => clock.set('2026-11-21 14:30:00');

describe('a scheduled report', () => {
  it('begins with the next period, and is made once for each person, of the rows that they see', async () => {
    expect((await create({})).status).toBe(201);
    await makeScheduled(server.context);
    expect(await files()).toEqual([]);
    nextMorning();
    await makeScheduled(server.context);
    await makeScheduled(server.context);
    await server.app.jobs.runDue();
    expect(await files()).toMatchObject([
      { user_name: 'Ada Admin', from_date: DAY, row_count: 5 },
      { user_name: 'Olga Office', from_date: DAY, row_count: 2 },
    ]);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ada@example.test', 'olga@example.test']);
    expect(sent[0]?.args).toMatchObject({ report: 'Deliveries of a day', rows: '5' });
    expect(JSON.stringify(sent)).toContain('/#/reports/history');
  });

  it('goes to nobody who has lost the right to it', async () => {
    const before = (await files()).length;
    await server.db
      .deleteFrom('user_type_permissions')
      .where('user_type_id', '=', office.user_type_id)
      .where('path_route', '=', '/delivery_events')
      .execute();
    clock.set('2026-11-22 14:30:00');
    await makeScheduled(server.context);
    const later = await files();
    expect(later.length).toBe(before + 1);
    expect(later.filter(({ from_date }) => from_date === '2026-11-21')).toMatchObject([
      { user_name: 'Ada Admin' },
    ]);
  });
});

describe('who schedules', () => {
  beforeAll(async () => {
    clock.set(`${DAY} 16:00:00`);
    admin = await server.signInAs('administrator', { full_name: 'Bea Boss' });
  });

  it.each([
    [{ hour: 24 }, ['hour']],
    [{ hour: 6.5 }, ['hour']],
    [{ cadence: 'yearly' }, ['cadence']],
    // Its rows do not say of which day they are.
    [{ cadence: 'weekly' }, ['cadence']],
    [{ user_ids: [] }, ['user_ids']],
    [{ user_ids: [999_999] }, ['user_ids']],
    [{ close_door_pharmacy_id: 999_999 }, ['close_door_pharmacy_id']],
  ])('%j is refused at %j', async (body, fields) => {
    const answer = await create({ user_ids: [admin.user_id], ...body });
    expect([400, 422]).toContain(answer.status);
    expect(Object.keys(answer.body.errors)).toEqual(fields);
  });

  it('is offered people with the right alone, and removes a schedule', async () => {
    const { body } = await server.call<{ full_name: string }[]>(
      'GET',
      '/report_schedules/people?report=patient_access',
      { as: admin },
    );
    expect(body.map(({ full_name }) => full_name)).toEqual(['Ada Admin', 'Bea Boss']);
    const [schedule] = await list();
    const answer = await server.call('DELETE', `/report_schedules/${schedule?.id}`, {
      as: admin,
      headers: { 'if-match': `"${schedule?.version}"`, 'idempotency-key': randomUUID() },
    });
    expect(answer.status).toBe(200);
    expect(await list()).toEqual([]);
    // Who got what stays known.
    expect((await files()).every(({ schedule_id }) => schedule_id === schedule?.id)).toBe(true);
  });

  it('has the right by an option of the employee too', async () => {
    const seer = await server.signInAs('dispatcher', { full_name: 'Sia Seer' });
    const offered = async () =>
      (
        await server.call<{ full_name: string }[]>('GET', '/report_schedules/people?report=patient_access', {
          as: admin,
        })
      ).body.map(({ full_name }) => full_name);
    expect(await offered()).not.toContain('Sia Seer');
    await server.db
      .updateTable('employees')
      .set({ non_admin_access_history: true })
      .where('id', '=', run.employee_id)
      .execute();
    await server.db
      .updateTable('users')
      .set({ employee_id: run.employee_id })
      .where('id', '=', seer.user_id)
      .execute();
    expect(await offered()).toContain('Sia Seer');
  });

  it('of one CDP schedules for it alone', async () => {
    const ofCdp = await server.signInAs('administrator', { cdp_id: run.cdp_id, full_name: 'Cora Cdp' });
    expect((await create({ user_ids: [ofCdp.user_id], close_door_pharmacy_id: 999 }, ofCdp)).status).toBe(
      404,
    );
    expect((await create({ user_ids: [ofCdp.user_id] }, ofCdp)).status).toBe(201);
    expect(await list(ofCdp)).toMatchObject([
      { report: 'deliveries_of_day', people: [{ full_name: 'Cora Cdp' }] },
    ]);
    expect((await create({ report: 'patient_access', user_ids: [ofCdp.user_id] }, ofCdp)).status).toBe(403);
  });
});

describe('a schedule is changed', () => {
  beforeEach(async () => {
    clock.set(`${DAY} 16:00:00`);
    admin = await server.signInAs('administrator', { full_name: 'Cleo Chief' });
    office = await server.signInAs('dispatcher', { full_name: 'Otto Office', cdp_id: run.cdp_id });
  });
  const change = (id: number, body: object, as = admin, version = 1) =>
    server.call<Problem>('PUT', `/report_schedules/${id}`, {
      as,
      body: { format: 'pdf', cadence: 'weekly', hour: 9, user_ids: [admin.user_id], ...body },
      headers: { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` },
    });
  const one = async (id: number) => (await list()).find((schedule) => schedule.id === id);

  it('in when, as what and for whom, and nothing is made at once for it', async () => {
    const { id } = (await create({ report: 'attempts' })).body;
    const before = (await files()).length;
    expect((await change(id, {})).status).toBe(200);
    expect(await one(id)).toMatchObject({
      version: 2,
      report: 'attempts',
      format: 'pdf',
      cadence: 'weekly',
      hour: 9,
      people: [{ id: admin.user_id }],
    });
    clock.advance(50 * 60_000);
    await makeScheduled(server.context);
    expect((await files()).filter(({ schedule_id }) => schedule_id === id)).toEqual([]);
    expect((await files()).length).toBe(before);
  });

  it('not over the change of somebody else, nor for people without the right', async () => {
    const { id } = (await create({ report: 'attempts' })).body;
    expect((await change(id, {})).status).toBe(200);
    expect((await change(id, { hour: 3 })).status).toBe(412);
    const nobody = await server.signInAs('nobody', { permissions: [] });
    const refused = await change(id, { user_ids: [nobody.user_id] }, admin, 2);
    expect([refused.status, refused.body.errors.user_ids?.message]).toEqual([422, 'validation.reference']);
    expect((await change(id, {}, office, 2)).status).toBe(403);
  });
});

describe('what is told of a schedule', () => {
  beforeEach(async () => {
    clock.set(`${DAY} 16:00:00`);
    admin = await server.signInAs('administrator', { full_name: 'Bea Boss' });
  });

  it('is whose rows it has; the history of files says it too', async () => {
    const { id: client } = await server.db
      .insertInto('funding_sources')
      .values({ name: 'HEALTH ONE', is_active: true } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await create({
      report: 'attempts',
      cadence: 'daily',
      user_ids: [admin.user_id],
      close_door_pharmacy_id: run.cdp_id,
      funding_source_id: client,
      employee_id: run.employee_id,
    });
    const of = {
      client: 'HEALTH ONE',
      cdp: expect.any(String) as string,
      driver: expect.any(String) as string,
    };
    expect((await list()).find(({ id }) => id === body.id)).toMatchObject(of);
    nextMorning();
    admin = await server.signInAs('administrator', { full_name: 'Bea Boss' });
    await makeScheduled(server.context);
    const history = await server.call<MadeReport[]>('GET', '/report_files', { as: admin });
    expect(history.body.find(({ schedule_id }) => schedule_id === body.id)).toMatchObject(of);
  });

  it('is that there is no data, in the place of a file without rows', async () => {
    const { body } = await create({ report: 'custody', cadence: 'daily', user_ids: [admin.user_id] });
    expect(body.id).toBeGreaterThan(0);
    clock.set('2026-11-23 14:30:00');
    admin = await server.signInAs('administrator', { full_name: 'Bea Boss' });
    await makeScheduled(server.context);
    await server.app.jobs.runDue();
    const told = await server.db
      .selectFrom('messages')
      .select('args')
      .where('template', '=', 'scheduledReportEmpty')
      .execute();
    expect(told.map(({ args }) => args)).toContainEqual(expect.objectContaining({ report: 'Custody' }));
  });
});
