import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXACT_COUNT_UP_TO } from '../../server/records/resources/countRows';
import { orderSql } from '../../server/records/resources/fieldSql';
import { conditionsOf, whereSql } from '../../server/records/resources/filterSql';
import { readListQuery } from '../../server/records/resources/listQuery';
import { House, resourceNamed, type Row } from '../resources/conformance/house';

describe('resources', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  test('of two saves of one version at once, one wins and the other is told', async () => {
    const vehicles = resourceNamed('vehicles');
    const { id } = await house.add(vehicles);
    const save = (make: string) =>
      house.call<Row>('PATCH', `/vehicles/${id}`, { body: { make }, headers: { 'if-match': '"1"' } });
    const answers = await Promise.all(['FORD', 'HONDA', 'KIA', 'TOYOTA'].map(save));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412, 412, 412]);
    const { body } = await house.call<Row>('GET', `/vehicles/${id}`);
    expect(body).toMatchObject({ version: 2, make: answers.find(({ status }) => status === 200)?.body.make });
    expect(await house.auditOf(vehicles, id)).toHaveLength(2);
  });

  test('a refused save leaves nothing behind', async () => {
    const cdps = resourceNamed('cdps');
    const outbox = (await house.outboxOf(cdps)).length;
    const body = { ...(await house.body(cdps)), color: '#123456' };
    const refused = await house.call('POST', '/cdp', { body });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { color: { message: 'validation.color' } } },
    });
    expect(await house.outboxOf(cdps)).toHaveLength(outbox);
  });

  test('people search phone numbers as they see them', async () => {
    const participants = resourceNamed('participants');
    const { id } = await house.add(participants, { phone_number: '(858) 555-0142' });
    for (const query of ['all=858-555-0142', 'phone_number=(858)%20555', 'all=(858)%20555-01']) {
      const { body } = await house.call<Row[]>('GET', `/participants?${query}`);
      expect(body.map((row) => row.id)).toEqual([id]);
    }
  });

  test('a participant reads with the default address, an employee with the type (spec §7)', async () => {
    const { id } = await house.add(resourceNamed('participants'));
    const address = {
      participant_id: id,
      address: '1 A ST',
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
    };
    await house.server.db
      .insertInto('participant_addresses')
      .values([
        { ...address, full_address: '1 A ST, SAN DIEGO', is_default: true } as never,
        { ...address, full_address: '2 B ST, SAN DIEGO', is_default: false } as never,
      ])
      .execute();
    const { body } = await house.call<Row>('GET', `/participants/${id}`);
    expect(body.participant_address_full_address).toBe('1 A ST, SAN DIEGO');
    const driver = await house.add(resourceNamed('employees'), { type: 'Driver' });
    const found = await house.call<Row[]>(
      'GET',
      `/employees?is_active=${Number(driver.is_active)}&user_type_name=Driver`,
    );
    expect(found.body).toContainEqual(driver);
    expect(driver.user_type_name).toBe('Driver');
  });

  test('references are ordered by the text that people read', async () => {
    const clients = resourceNamed('funding_sources');
    const [second, first] = [
      await house.add(clients, { name: 'ZULU' }),
      await house.add(clients, { name: 'ALPHA' }),
    ];
    const participants = resourceNamed('participants');
    for (const client of [second, first]) await house.add(participants, { funding_source_id: client.id });
    const { body } = await house.list(participants, { sort: 'funding_source_id' });
    const order = body.map((row) => row.funding_source_id);
    expect(order.indexOf(first.id)).toBeLessThan(order.indexOf(second.id));
  });

  test('the full list of CDPs is answered, as spec §7 asks', async () => {
    expect((await house.call('GET', '/cdp?per_page=99999&is_active=1')).status).toBe(200);
  });

  test('catalogues', async () => {
    const colors = await house.call<Row[]>('GET', '/catalogs/colors');
    expect(colors.body[0]).toEqual({ id: 1, color: 'teal', hex_color: '#0F766E' });
    const reasons = await house.call<Row[]>('GET', '/catalogs/non_delivery_reason');
    expect(reasons.body).toContainEqual({ id: 4, description: 'Other' });
    expect((await house.server.call('GET', '/catalogs/colors')).status).toBe(401);
  });

  describe('large tables', () => {
    const deliveries = resourceNamed('delivery_events');
    const many = EXACT_COUNT_UP_TO + 5_000;

    beforeAll(async () => {
      const cdp = await house.referTo('cdps');
      await sql`insert into delivery_events
          (delivery_date, close_door_pharmacy_id, delivery_event_type_id, delivery_event_status_id, order_number, tracking_number)
        select date '2024-01-01' + i % 700, ${cdp}::bigint, 3, 1 + i % 11, 'BIG' || i, 'TRACK' || i
        from generate_series(1, ${many}::int) i`.execute(house.server.db);
      await sql`vacuum analyze delivery_event_rows`.execute(house.server.db);
    });

    test('a total beyond the bound is an estimate and says so', async () => {
      const { body } = await house.call<{ total_items: number; is_estimate?: true }>(
        'GET',
        '/delivery_events/total_items',
      );
      expect(body.is_estimate).toBe(true);
      expect(body.total_items).toBeGreaterThan(many * 0.8);
      expect(body.total_items).toBeLessThan(many * 1.2);
      const day = await house.call('GET', '/delivery_events/total_items?delivery_date=2024-01-02');
      expect(day.body).toEqual({ total_items: Math.ceil(many / 700) });
    });

    test.each([
      [{}],
      [{ page: '1500' }],
      [{ delivery_date: '2024-03-01' }],
      [{ delivery_date_from: '2024-03-01', delivery_date_to: '2024-03-07' }],
      [{ sort: 'eta' }],
      [{ sort: '-order_number' }],
      [{ all: 'BIG1234' }],
      [{ tracking_number: 'TRACK777' }],
    ])('%j is answered from an index', async (input) => {
      const query = readListQuery(deliveries, input);
      const { join, orderBy } = orderSql(deliveries, query.sort.field, query.sort.order);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select t.id from delivery_events t ${join} ${whereSql(conditionsOf(deliveries, query.filters))}
        order by ${orderBy} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(
        house.server.db,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index/);
      // The hidden batches of imports are a handful of rows.
      expect(plan).not.toMatch(/Seq Scan on (?!delivery_batches)/);
    });
  });
});
