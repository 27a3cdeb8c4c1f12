import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let ana: TestSession;
let run: TestRun;
let other: TestRun;
const clock = new StoppedClock('2026-11-20 16:40:00');

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher');
  run = await makeRun(server.db);
  other = await makeRun(server.db);
  const numbers = [
    { id: run.participants[0], phone_number: '6195550142' },
    { id: run.participants[1], mobile_phone_number: '8585550142' },
    { id: other.participants[0], phone_number: '6195550142' },
  ];
  for (const { id = 0, ...values } of numbers)
    await server.db.updateTable('participants').set(values).where('id', '=', id).execute();
  await server.db
    .insertInto('participant_phones')
    .values({ participant_id: run.participants[2] ?? 0, phone_number: '7605550142', number_type: 'mobile' })
    .execute();
});
afterAll(() => server.close());

const find = (body: object, as = ana) =>
  server.call<{ delivery_event_ids: number[] } & Problem>('POST', '/delivery_manifest/search_by_phone', {
    as,
    body,
  });

it('finds the stops of the day by any number of the recipient', async () => {
  const all = await find({ date: DAY, phone: '555-0142' });
  expect(all.body.delivery_event_ids).toEqual(
    [...run.stops.slice(0, 3), other.stops[0]].sort((a, b) => (a ?? 0) - (b ?? 0)),
  );
  const mobile = await find({ date: DAY, phone: '(858) 555' });
  expect(mobile.body.delivery_event_ids).toEqual([run.stops[1]]);
  expect((await find({ date: '2026-11-21', phone: '6195550142' })).body.delivery_event_ids).toEqual([]);
});

it('tells people of one CDP of their own stops, and drivers of none', async () => {
  const pharmacist = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
  expect((await find({ date: DAY, phone: '6195550142' }, pharmacist)).body.delivery_event_ids).toEqual([
    other.stops[0],
  ]);
  const driver = await server.signInAs('driver', { employee_id: run.employee_id, client: 'mobile' });
  const asked = await find({ date: DAY, phone: '6195550142' }, driver);
  if (asked.status === 200) expect(asked.body.delivery_event_ids).toEqual([]);
  else expect(asked.status).toBe(403);
});

it.each([['61'], ['SMITH'], ['12345678901234']])('says that %s is no part of a number', async (phone) => {
  const refused = await find({ date: DAY, phone });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('phone');
});

it('stands in the log of reads, with the people that were found', async () => {
  await find({ date: DAY, phone: '8585550142' });
  await server.app.reads.flushed();
  const entry = await server.db
    .selectFrom('audit_entries')
    .select(['action', 'resource', 'patient_ids', 'changes'])
    .where('action', '=', 'search')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ resource: 'delivery_manifest', patient_ids: [run.participants[1]] });
});
