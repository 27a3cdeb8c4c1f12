import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../server/demo/random';
import { DAY, makeRun, StoppedClock } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';
import { brokenInvariants, dayBefore } from './dayInvariants';
import { workADay, type Call } from './dayWorker';

/** `npm run bench -- correctness` does the same with many times the commands, over HTTP. */
const COMMANDS_EACH = 60;
const PEOPLE = 4;

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());

/** Every recipient has an address, so that deliveries can be added and put off. */
async function giveAddresses(): Promise<void> {
  const stops = await server.db
    .selectFrom('delivery_events')
    .select(['id', 'participant_id'])
    .where('participant_id', 'is not', null)
    .execute();
  for (const { id, participant_id } of stops) {
    const address = await server.db
      .insertInto('participant_addresses')
      .values({
        participant_id,
        address: '1 TEST ST',
        full_address: '1 TEST ST, SAN DIEGO, CA 92101',
        city: 'SAN DIEGO',
        state: 'CA',
        zipcode: '92101',
        latitude: 32.75,
        longitude: -117.05,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('delivery_events')
      .set({ destination_id: address.id })
      .where('id', '=', id)
      .execute();
  }
}

it(
  'whatever four people do to one day, nothing is lost, doubled or out of order',
  { timeout: 240_000 },
  async () => {
    const first = await makeRun(server.db, { deliveries: 6 });
    for (const isUnderWay of [true, true, false])
      await makeRun(server.db, { deliveries: 6, isUnderWay, cdp_id: first.cdp_id });
    await giveAddresses();
    const before = await dayBefore(server.db);
    const people = Array.from({ length: PEOPLE }, async (_, index) => {
      const as = await server.signInAs('dispatcher');
      const call: Call = (method, path, command) =>
        server.call(method, path, {
          as,
          body: command?.body,
          headers: {
            ...(command ? { 'idempotency-key': command.key } : {}),
            ...(command?.version === undefined ? {} : { 'if-match': `"${command.version}"` }),
          },
        });
      return workADay(call, randomFrom(100 + index), DAY, COMMANDS_EACH);
    });
    const done = await Promise.all(people);
    expect(done.flatMap((each) => each.wrong)).toEqual([]);
    const acknowledged = done.flatMap((each) => each.acknowledged);
    expect(acknowledged.length).toBeGreaterThan(PEOPLE * 10);
    await server.app.reads.flushed();
    expect(await brokenInvariants(server.db, before, acknowledged)).toEqual([]);
  },
);
