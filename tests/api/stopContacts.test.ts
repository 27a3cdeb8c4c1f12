import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StopContacts } from '../../src/contract/board/contacts';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import { makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let ana: TestSession;
let run: TestRun;
beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-20 16:40:00') });
  ana = await server.signInAs('dispatcher');
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
});

const first = () => run.stops[0] ?? 0;
const read = (as: TestSession, id = first()) =>
  server.call<StopContacts>('GET', `/delivery_events/${id}/contacts`, { as });

it('gives the office the phones, the language and the gate code of a recipient', async () => {
  const participant_id = run.participants[0] ?? 0;
  const { id: destination_id } = await server.db
    .insertInto('participant_addresses')
    .values({
      participant_id,
      address: '1 GATE WAY',
      full_address: '1 GATE WAY, SAN DIEGO, CA 92101',
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      gate_code: '#4711',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db.updateTable('delivery_events').set({ destination_id }).where('id', '=', first()).execute();
  const { status, body } = await read(ana);
  expect([status, body]).toEqual([
    200,
    { phone_number: '6195550199', mobile_phone_number: null, language: 'es', gate_code: '#4711' },
  ]);
});

it('notes in the log who looked at whom', async () => {
  await read(ana);
  await server.app.reads.flushed();
  const [entry] = await server.db
    .selectFrom('audit_entries')
    .select(['user_name', 'changes'])
    .where('resource', '=', 'delivery_events')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(JSON.stringify(entry?.changes)).toContain('contacts');
  expect(JSON.stringify(entry?.changes)).not.toContain('6195550199');
});

it('is closed to people of another CDP, and to another driver', async () => {
  const other = await makeRun(server.db);
  const elsewhere = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
  expect((await read(elsewhere)).status).toBe(404);
  const drivers = [run.employee_id, other.employee_id];
  const [own, foreign] = await Promise.all(
    drivers.map((employee_id) => server.signInAs('driver', { employee_id })),
  );
  expect((await read(own ?? ana)).status).toBe(200);
  expect((await read(foreign ?? ana)).status).toBe(404);
});

it('has a stop without a run for the office alone, and nothing for a stop without a recipient', async () => {
  await server.db
    .updateTable('delivery_events')
    .set({ delivery_manifest_id: null, secuence: null })
    .where('id', '=', first())
    .execute();
  const driver = await server.signInAs('driver', { employee_id: run.employee_id });
  expect((await read(ana)).status).toBe(200);
  expect((await read(driver)).status).toBe(404);
  expect((await read(ana, run.pullOut)).status).toBe(404);
});

it('puts the driver’s phone on the run', async () => {
  const phone_number = '6195550123';
  await server.db.updateTable('employees').set({ phone_number }).where('id', '=', run.employee_id).execute();
  const { body } = await server.call<ManifestView>('GET', `/delivery_manifest/${run.id}`, { as: ana });
  expect(body.employee_phone).toBe(phone_number);
});
