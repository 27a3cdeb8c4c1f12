import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, resourceNamed, type Row } from '../resources/conformance/house';
import type { TestSession } from '../support/server';

/** Spec §6: a user with is_cdp sees only their own CDP, and what belongs to it. */
describe('an is_cdp user', () => {
  let house: House;
  let pharmacy: TestSession;
  let mine: Row;
  let theirs: Row;

  beforeAll(async () => {
    house = await House.open();
    const cdps = resourceNamed('cdps');
    const participants = resourceNamed('participants');
    const deliveries = resourceNamed('delivery_events');
    const [ownCdp, otherCdp] = [await house.add(cdps), await house.add(cdps)];
    const [ours, others] = [await house.add(participants), await house.add(participants)];
    mine = await house.add(deliveries, { close_door_pharmacy_id: ownCdp.id, participant_id: ours.id });
    theirs = await house.add(deliveries, { close_door_pharmacy_id: otherCdp.id, participant_id: others.id });
    const permissions = house.server.app.routeTable.flatMap(({ method, path }) => [[method, path] as const]);
    pharmacy = await house.server.signInAs('pharmacy', { permissions, cdp_id: ownCdp.id });
  });
  afterAll(() => house.close());

  const pairs = () => [
    { path: '/delivery_events', own: mine.id, other: theirs.id },
    { path: '/participants', own: mine.participant_id as number, other: theirs.participant_id as number },
    {
      path: '/cdp',
      own: mine.close_door_pharmacy_id as number,
      other: theirs.close_door_pharmacy_id as number,
    },
  ];

  test('lists, counts, searches and exports their own rows only', async () => {
    for (const { path, own } of pairs()) {
      const list = await house.call<Row[]>('GET', path, { as: pharmacy });
      expect(list.body.map((row) => row.id)).toEqual([own]);
      const search = await house.call<Row[]>('POST', `${path}/search`, { as: pharmacy, body: {} });
      expect(search.body.map((row) => row.id)).toEqual([own]);
      const total = await house.call('GET', `${path}/total_items`, { as: pharmacy });
      expect(total.body).toEqual({ total_items: 1 });
      const csv = await house.call<string>('GET', `${path}/csv`, { as: pharmacy });
      expect(csv.body.trim().split('\r\n')).toHaveLength(2);
    }
  });

  test('another CDP is not there: 404, also by its id in a filter', async () => {
    for (const { path, own, other } of pairs()) {
      expect((await house.call('GET', `${path}/${own}`, { as: pharmacy })).status).toBe(200);
      const missing = await house.call('GET', `${path}/999999`, { as: pharmacy });
      const refused = await house.call('GET', `${path}/${other}`, { as: pharmacy });
      expect(refused.status).toBe(404);
      expect({ ...refused.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' });
      expect((await house.call('GET', `${path}?id=${own},${other}`, { as: pharmacy })).body).toHaveLength(1);
    }
    const filtered = `/delivery_events?close_door_pharmacy_id=${theirs.close_door_pharmacy_id as number}`;
    expect((await house.call('GET', filtered, { as: pharmacy })).body).toEqual([]);
  });

  test('neither edits nor makes what is out of their reach', async () => {
    const headers = { 'if-match': '"1"' };
    const body = { first_name: 'CHANGED' };
    const own = `/participants/${mine.participant_id as number}`;
    expect((await house.call('PATCH', own, { as: pharmacy, body, headers })).status).toBe(200);
    const other = `/participants/${theirs.participant_id as number}`;
    expect((await house.call('PATCH', other, { as: pharmacy, body, headers })).status).toBe(404);
    const cdps = resourceNamed('cdps');
    const before = (await house.list(cdps)).body.length;
    const made = await house.call('POST', '/cdp', { as: pharmacy, body: await house.body(cdps) });
    expect(made).toMatchObject({ status: 403, body: { status_code: 'perm001' } });
    expect((await house.list(cdps)).body).toHaveLength(before);
  });
});
