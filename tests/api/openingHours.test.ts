import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManifestView } from '../../src/domain/dispatchView';
import { makeRun, StoppedClock } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-20 16:40:00') });
});
afterAll(() => server.close());

describe('opening hours of homes', () => {
  it('are told at the home’s own door, and nowhere else', async () => {
    const office = await server.signInAs('administrator');
    const home = {
      name: 'SUNRISE HOME',
      facility_type: 'ALF',
      address: '5 SUNRISE WAY',
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
    };
    const hours = { opens_at: '08:00:00', closes_at: '17:00:00', open_days: [1, 2, 3, 4, 5] };
    const make = (body: object) =>
      server.call<{ id: number }>('POST', '/facilities', {
        as: office,
        body,
        headers: { 'idempotency-key': randomUUID() },
      });
    expect((await make({ ...home, ...hours, closes_at: '07:00:00' })).status).toBe(422);
    const made = await make({ ...home, ...hours });
    expect(made.status).toBe(201);
    const there = await makeRun(server.db);
    const participants = there.participants.slice(0, 2);
    await server.db
      .updateTable('participants')
      .set({ facility_id: made.body.id })
      .where('id', 'in', participants)
      .execute();
    const [door = 0] = there.stops;
    const address = await server.db
      .insertInto('participant_addresses')
      .values({
        participant_id: participants[0] ?? 0,
        address: '5 SUNRISE WAY',
        address_1: 'APT 7',
        city: 'SAN DIEGO',
        state: 'CA',
        zipcode: '92101',
        full_address: '5 SUNRISE WAY, APT 7, SAN DIEGO, CA 92101',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('delivery_events')
      .set({ destination_id: address.id })
      .where('id', '=', door)
      .execute();
    const { body } = await server.call<ManifestView>('GET', `/delivery_manifest/${there.id}`, { as: office });
    const toldAt = body.events.filter((event) => event.facility_hours).map((event) => event.id);
    expect(toldAt).toEqual([door]);
    expect(body.events.find((event) => event.id === door)?.facility_hours).toEqual(hours);
  });
});
