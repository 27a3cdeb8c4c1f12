import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportedDefect } from '../../src/contract/inspections/inspections';
import type { RunTemplate } from '../../src/domain/runs/dayTemplates';
import { command, DAY, makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { PNG } from '../support/pictures';
import { insertPattern, insertVehicle } from '../support/schedulingDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface Posted {
  id: number;
  state: string;
  defects: ReportedDefect[];
}

const clock = new StoppedClock('2026-11-20 15:10:00');
const SIGNATURE = PNG.toString('base64');
let server: TestServer;
let office: TestSession;
let driver: TestSession;
let run: TestRun;
let vehicle: number;
let brakes: number;
let body: number;

async function addItem(values: object): Promise<number> {
  const { id } = await server.db
    .insertInto('inspection_items')
    .values({
      name_en: 'Item',
      name_es: 'Punto',
      vehicle_type: 'all',
      place: 1,
      is_critical: false,
      is_active: true,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  server = await testServer({ clock });
  office = await server.signInAs('administrator', { full_name: 'Ana Office' });
  brakes = await addItem({ name_en: 'Brakes', name_es: 'Frenos', is_critical: true });
  body = await addItem({ name_en: 'Body', name_es: 'Carrocería', place: 2 });
  await addItem({ name_en: 'Off', is_active: false });
  await addItem({ name_en: 'Of trucks', vehicle_type: 'truck' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db, { isUnderWay: false });
  vehicle = await insertVehicle(server);
  await server.db
    .updateTable('delivery_manifest')
    .set({ vehicle_id: vehicle })
    .where('id', '=', run.id)
    .execute();
  driver = await server.signInAs('driver', { employee_id: run.employee_id });
});

const post = <T = Posted>(changes: object = {}, as = driver) =>
  server.call<T>('POST', '/inspections', {
    as,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      delivery_manifest_id: run.id,
      odometer: 12_000,
      answers: [
        { item_id: brakes, is_ok: true },
        { item_id: body, is_ok: true },
      ],
      signature: SIGNATURE,
      ...changes,
    },
  });
const badBrakes = () => ({
  answers: [
    { item_id: brakes, is_ok: false, note: 'pedal is soft' },
    { item_id: body, is_ok: true },
  ],
});
const signOff = (id: number, version = 1, as = office) =>
  server.call<Problem>('POST', `/inspections/${id}/sign_off`, {
    as,
    headers: { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` },
    body: { note: 'Pads replaced' },
  });

describe('the driver reports', () => {
  it('what the checklist of the vehicle asks', async () => {
    const { body: checklist } = await server.call<{ items: { id: number; name_es: string }[] }>(
      'GET',
      `/inspections/checklist?delivery_manifest_id=${run.id}`,
      { as: driver },
    );
    expect(checklist.items.map(({ id }) => id)).toEqual([brakes, body]);
    expect(checklist.items[0]?.name_es).toBe('Frenos');
    const done = await post();
    expect(done).toMatchObject({ status: 201, body: { state: 'clean', defects: [] } });
    const seen = await server.call('GET', `/inspections/${done.body.id}`, { as: office });
    expect(seen.body).toMatchObject({
      vehicle_id: vehicle,
      employee_id: run.employee_id,
      odometer: 12_000,
      title: expect.stringMatching(/ – 12,000 mi$/) as string,
      state: 'clean',
    });
    expect(Object.keys(seen.body)).not.toContain('signature');
  });

  it.each([
    ['an answer that is missing', () => ({ answers: [{ item_id: brakes, is_ok: true }] }), 'answers'],
    [
      'a defect without a word',
      () => ({
        answers: [
          { item_id: brakes, is_ok: false },
          { item_id: body, is_ok: true },
        ],
      }),
      'answers[0].note',
    ],
    ['a negative odometer', () => ({ odometer: -1 }), 'odometer'],
    ['no signature', () => ({ signature: '' }), 'signature'],
  ])('but not with %s', async (_name, changes, field) => {
    const refused = await post<Problem>(changes());
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });

  it('an odometer that does not run backwards, fuel entries included', async () => {
    await server.db
      .insertInto('fuel_entries')
      .values({
        vehicle_id: vehicle,
        employee_id: run.employee_id,
        fueled_on: '2026-11-10',
        odometer: 20_000,
        gallons: '10.000',
        total_price: '40.00',
        is_full_tank: true,
        station: null,
        card_reference: null,
        comment: null,
      } as never)
      .execute();
    const refused = await post<Problem>({ odometer: 19_999 });
    expect(refused.body.errors.odometer).toMatchObject({
      message: 'validation.odometerBelow',
      args: { odometer: 20_000 },
    });
    expect((await post({ odometer: 20_001 })).status).toBe(201);
  });

  it('before the first stop, and only of the own run', async () => {
    const stranger = await server.signInAs('driver', { employee_id: (await makeRun(server.db)).employee_id });
    expect((await post({}, stranger)).status).toBe(404);
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: 4 })
      .where('id', '=', run.stops[0] ?? 0)
      .execute();
    const late = await post<Problem>();
    expect([late.status, late.body.args?.reason]).toEqual([409, 'inspectionLate']);
  });
});

describe('a critical defect', () => {
  it('takes the vehicle out of planning until somebody with the right signs it off', async () => {
    const reported = await post(badBrakes());
    expect(reported.body).toMatchObject({
      state: 'critical',
      defects: [{ name_en: 'Brakes', note: 'pedal is soft', is_critical: true }],
    });
    const other = await makeRun(server.db, { isUnderWay: false });
    const crew = {
      employee_id: other.employee_id,
      vehicle_id: vehicle,
      close_door_pharmacy_id: other.cdp_id,
    };
    const edit = () =>
      server.call<Problem>('PUT', `/delivery_manifest/${other.id}`, command(office, 1, crew));
    // Another shift, so that the vehicle itself would be free.
    await server.db
      .updateTable('delivery_manifest')
      .set({ start_at: '2026-11-21 10:00:00', end_at: '2026-11-21 12:00:00' })
      .where('id', '=', other.id)
      .execute();
    const refused = await edit();
    expect(refused.status).toBe(422);
    expect(refused.body.errors.vehicle_id).toMatchObject({ message: 'validation.vehicleDefect' });
    const start = () =>
      server.call<Problem>('POST', `/employees/${run.employee_id}/bypass_start_work`, {
        as: office,
        headers: { 'idempotency-key': randomUUID() },
      });
    const stopped = await start();
    expect([stopped.status, stopped.body.args?.reason]).toEqual([409, 'vehicleDefect']);

    expect((await signOff(reported.body.id, 1, driver)).status).toBe(403);
    expect((await signOff(reported.body.id, 7)).status).toBe(412);
    expect(await signOff(reported.body.id)).toMatchObject({ status: 200, body: { version: 2 } });
    const again = await signOff(reported.body.id, 2);
    expect([again.status, again.body.args?.reason]).toEqual([409, 'noSignOff']);
    const seen = await server.call('GET', `/inspections/${reported.body.id}`, { as: office });
    expect(seen.body).toMatchObject({
      state: 'signedOff',
      signed_off_by_name: 'Ana Office',
      sign_off_note: 'Pads replaced',
    });
    expect((await edit()).status).toBe(200);
    expect((await start()).status).toBe(200);
  });

  it('is said by the templates of the day, and by the vehicle', async () => {
    const pattern = await insertPattern(server, run.cdp_id, {});
    const of = async () =>
      (
        await server.call<RunTemplate[]>('GET', `/scheduling/templates?date=${DAY}`, { as: office })
      ).body.find((each) => each.run_id === pattern.id);
    const before = await of();
    expect(before?.unavailable).toEqual([]);
    await server.db
      .updateTable('delivery_manifest')
      .set({ vehicle_id: before?.vehicle_id ?? 0 })
      .where('id', '=', run.id)
      .execute();
    expect((await post(badBrakes())).status).toBe(201);
    expect(await of()).toMatchObject({ unavailable: [{ why: 'vehicleDefect', name: before?.vehicle_name }] });
    const seen = await server.call('GET', `/vehicles/${before?.vehicle_id ?? 0}`, { as: office });
    expect(seen.body.is_out_of_service).toBe(true);
  });

  it('is called out to whoever reads inspections', async () => {
    const { body: posted } = await post(badBrakes());
    const news = await server.db
      .selectFrom('notifications')
      .select('json_body')
      .where('type', '=', 'vehicle_defect')
      .where('user_id', '=', office.user_id)
      .execute();
    expect(news.map(({ json_body }) => json_body)).toContainEqual(
      expect.objectContaining({
        inspection_id: posted.id,
        defects: [expect.objectContaining({ name_en: 'Brakes', note: 'pedal is soft' })],
      }),
    );
    const before = news.length;
    await post();
    const after = await server.db
      .selectFrom('notifications')
      .select('id')
      .where('type', '=', 'vehicle_defect')
      .where('user_id', '=', office.user_id)
      .execute();
    expect(after).toHaveLength(before);
  });

  it('is asked about when a delivery is put on a run of the vehicle, as an absence is', async () => {
    await post(badBrakes());
    const other = await makeRun(server.db, { isUnderWay: false, cdp_id: run.cdp_id });
    const [stop = 0] = other.stops;
    const move = (body: object, verb = 'move') =>
      server.call<{ results?: { status_code: string; args: { rules: { rule: string }[] } }[] }>(
        'POST',
        `/delivery_manifest/${run.id}/${verb}`,
        command(office, null, { delivery_event_ids: [stop], versions: { [stop]: 1 }, ...body }),
      );
    const asked = await move({});
    expect(asked.body.results?.[0]).toMatchObject({ status_code: 'plan001' });
    expect(asked.body.results?.[0]?.args.rules.map(({ rule }) => rule)).toContain('vehicleDefect');
    const forced = await move({ reason: 'spare van comes' }, 'move_override');
    expect([forced.status, forced.body.results?.[0]]).toMatchObject([200, { ok: true }]);
  });

  it('is told by email to the people of the setting; a clean report is not', async () => {
    const values = JSON.stringify({ vir_email_recipients: ['garage@example.test'] });
    await server.db.deleteFrom('settings').where('name', '=', 'vir').execute();
    await server.db.insertInto('settings').values({ name: 'vir', values }).execute();
    const messages = server.db.selectFrom('messages').select(['template', 'args']);
    const sent = () => messages.where('recipient', '=', 'garage@example.test').execute();
    await post();
    expect(await sent()).toEqual([]);
    await post(badBrakes());
    expect(await sent()).toMatchObject([
      { template: 'criticalDefect', args: { defects: '- Brakes: pedal is soft' } },
    ]);
  });

  it('is printed with its photo', async () => {
    const { body: posted } = await post(badBrakes());
    const url = `/api/inspections/${posted.id}/pdf`;
    const pdf = await server.app.inject({ url, headers: server.headersOf(office) });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
