import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../server/demo/loadDemo';
import { DEMO_ZONE } from '../../server/demo/masterData';
import { dateInZone, wallTimeToUtc } from '../../src/domain/time/dates';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import { loadOrders, type LoadResult } from '../../tools/load/loadOrders';
import { readOrderFile } from '../../tools/load/readOrderFile';
import { FAULTS, sampleOrders } from '../../tools/load/sampleOrders';
import type { ApiAnswer } from '../../server/demo/drivers/apiSession';
import { testDatabase } from '../support/database';
import { TestClock, testServer, type TestServer, type TestSession } from '../support/server';

const FILE = 'samples/orders-500.csv';
/** Notes and header stand before the first row. */
const LINES_BEFORE = 6;
/** Every fault, and its neighbours. */
const ROWS = new Set(FAULTS.flatMap(({ index }) => [index - 1, index, index + 1]).concat(0, 1, 2));

describe('the sample file', () => {
  let server: TestServer;
  let dispatcher: TestSession;
  let first: LoadResult;

  const post = async (body: unknown): Promise<ApiAnswer> => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return server.call('POST', '/orders', { as: dispatcher, body, headers });
  };
  const rows = () =>
    readOrderFile(new TextEncoder().encode(sampleOrders())).filter((_, index) => ROWS.has(index));
  const count = async () =>
    (
      await server.db
        .selectFrom('delivery_events')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  beforeAll(async () => {
    const database = await testDatabase();
    // In the evening no run of the demo has its end before it any more.
    const clock = new TestClock();
    const today = dateInZone(new Date(), DEMO_ZONE);
    clock.advance(wallTimeToUtc(today, '10:30:00', DEMO_ZONE).getTime() - Date.now());
    await loadDemo(
      database.db,
      { size: 'day', participants: 700, runs: 24, historyDays: 0, today: clock.now() },
      () => undefined,
    );
    server = await testServer({ database, clock });
    dispatcher = await server.signInAs('dispatcher');
    first = await loadOrders(rows(), post);
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await server.context.database.close();
  });

  it('is the one that its script writes, with 500 rows', async () => {
    const text = await readFile(FILE, 'utf8');
    expect(text).toBe(sampleOrders());
    expect(readOrderFile(await readFile(FILE))).toHaveLength(500);
  });

  it.each([
    [17, 'address: There is no ZIP code 99999'],
    [43, 'participant_name: Fill in this field'],
    [88, 'delivery_end_time: '],
    [121, 'copayment_amount: The amount entered is not valid'],
    [160, 'order_number: Order number already used on line 8'],
    [203, 'phone_number: Use: 000-000-0000'],
    [244, 'client_code: Format: AAA000001'],
    [287, 'address: Write street and number, city, state and ZIP code'],
    [330, 'flags: Use only these flags: rush, priority'],
    [371, 'address: The ZIP code 89101 is in NV'],
    [415, 'order_number: At most 15 characters'],
    [462, 'client_code: No client has codes that begin with ZZZ'],
  ])('refuses row %i by its line, and says why', (index, reason) => {
    const refusal = first.refused.find(({ line }) => line === index + LINES_BEFORE + 1);
    expect(refusal?.reason).toContain(reason);
  });

  it('refuses no other row', () => {
    expect(first.refused).toHaveLength(FAULTS.length);
    expect(first.onRuns + first.inPool).toBe(ROWS.size - FAULTS.length);
    expect(first.existing).toBe(0);
  });

  it('puts good rows onto runs of today, before the way back, with places that stay whole', async () => {
    const placed = await server.db
      .selectFrom('delivery_events as e')
      .innerJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
      .select([
        'e.secuence',
        'e.delivery_manifest_id',
        'm.delivery_date',
        'e.delivery_date as day',
        'e.eta',
        'm.version',
      ])
      .where('e.order_number', 'like', 'FILE%')
      .execute();
    expect(placed).toHaveLength(first.onRuns);
    expect(first.onRuns).toBeGreaterThan(0);
    for (const stop of placed) {
      expect(stop.day).toBe(stop.delivery_date);
      expect(stop.eta).not.toBeNull();
      expect(stop.version).toBeGreaterThan(1);
      const run = await server.db
        .selectFrom('delivery_events')
        .select(['secuence', 'delivery_event_type_id'])
        .where('delivery_manifest_id', '=', stop.delivery_manifest_id)
        .orderBy('secuence')
        .execute();
      expect(run.map((one) => one.secuence)).toEqual(run.map((_, index) => index + 1));
      expect(run.at(-1)?.delivery_event_type_id).toBe(7);
    }
  });

  it('makes each participant once, with an address that nobody has confirmed', async () => {
    const people = await server.db
      .selectFrom('participants as p')
      .innerJoin('participant_addresses as a', 'a.participant_id', 'p.id')
      .select(['p.client_code', 'a.formatted_address', 'a.latitude', 'a.is_default'])
      .where('p.client_code', 'like', '___9%')
      .execute();
    expect(people).toHaveLength(ROWS.size - FAULTS.length);
    for (const one of people)
      expect(one).toMatchObject({ formatted_address: null, is_default: true, latitude: expect.any(Number) });
  });

  it('leaves an audit entry and a word to the board for each', async () => {
    const audits = await server.db
      .selectFrom('audit_entries')
      .select('id')
      .where('resource', '=', 'delivery_events')
      .where('action', '=', 'create')
      // An order for a run that has left its CDP also brings the stop that fetches its bag.
      .where(sql<boolean>`changes -> 'delivery_event_type_id' ->> 'to' = ${String(EVENT_TYPE.delivery)}`)
      .execute();
    expect(audits).toHaveLength(first.onRuns + first.inPool);
    const news = await server.db
      .selectFrom('outbox')
      .select(['topic', 'body'])
      .where('event', 'in', ['manifest.changed', 'pool.changed'])
      .execute();
    expect(news).toHaveLength(first.onRuns + first.inPool);
    expect(JSON.stringify(news)).not.toContain('CALLE');
  });

  it('changes nothing when it comes again', async () => {
    const before = await count();
    const again = await loadOrders(rows(), post);
    expect(again).toMatchObject({ onRuns: 0, inPool: 0, existing: first.onRuns + first.inPool });
    expect(again.refused).toEqual(first.refused);
    expect(await count()).toBe(before);
  });

  describe('one order', () => {
    const order = {
      order_number: 'ONE1',
      client_code: 'CHP000999',
      participant_name: 'DOE TESTER, JANE',
      phone_number: '6195550199',
      address: '1234 OAK ST APT 5, SAN DIEGO, CA 92103',
      flags: ['rush', 'refrigerated'],
    };
    const call = (body: unknown, key: string = crypto.randomUUID(), as = dispatcher) =>
      server.call('POST', '/orders', { as, body, headers: { 'idempotency-key': key } });

    it('is placed once per key', async () => {
      const key = crypto.randomUUID();
      const answers = await Promise.all([call(order, key), call(order, key)]);
      expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
      expect(answers[0].body).toEqual(answers[1].body);
    });

    it('needs a number of its own', async () => {
      const other = { ...order, client_code: 'CHP000998', participant_name: 'OTHER, JOHN' };
      const answer = await call(other);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        status_code: 'ORDER_NUMBER_EXIST',
        args: { is_same_recipient: false },
      });
    });

    it('loses no word of its address: text behind a comma is for the driver, and said', async () => {
      const address = '1234 OAK ST, APT 5, REAR DOOR, SAN DIEGO, CA 92103';
      const { status, body } = await call({ ...order, order_number: 'ONE3', address, comments: 'dog' });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        remarks: { address: [{ message: 'importCheck.movedToComments', args: { text: 'REAR DOOR' } }] },
      });
      const { comments } = await server.db
        .selectFrom('delivery_events')
        .select('comments')
        .where('order_number', '=', 'ONE3')
        .executeTakeFirstOrThrow();
      expect(comments).toBe('dog. REAR DOOR');
    });

    it('renames nobody', async () => {
      const answer = await call({ ...order, order_number: 'ONE2', participant_name: 'SOMEBODY, ELSE' });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        status_code: 'di023',
        errors: { client_code: { message: 'orders.otherPerson' } },
      });
    });

    it('refuses unknown fields, and people without the right', async () => {
      expect((await call({ ...order, order_number: 'ONE3', is_vip: true })).status).toBe(422);
      expect(
        (await call({ ...order, order_number: 'ONE3' }, crypto.randomUUID(), await server.signInAs('nobody')))
          .status,
      ).toBe(403);
    });

    it('goes to the own CDP of a pharmacy’s user, and to no other', async () => {
      const pharmacy = await server.signInAs('pharmacy', { cdp_id: 2 });
      const mine = await call({ ...order, order_number: 'ONE4' }, crypto.randomUUID(), pharmacy);
      expect(mine.body).toMatchObject({ close_door_pharmacy_id: 2 });
      const theirs = await call(
        { ...order, order_number: 'ONE5', close_door_pharmacy_id: 1 },
        crypto.randomUUID(),
        pharmacy,
      );
      expect(theirs.status).toBe(404);
    });
  });
});
