import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandAnswer, ManifestView } from '../../src/domain/runs/dispatchView';
import type { RunCandidates } from '../../src/domain/planning/planView';
import {
  command,
  commandsOnRun,
  makeRun,
  StoppedClock,
  stopPath,
  type Problem,
} from '../support/dispatchDay';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer } from '../support/server';
import { insertWaiting } from '../support/waitingStops';

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

  it('are judged by name, for every way onto a run, and plans keep them', async () => {
    const office = await server.signInAs('dispatcher');
    const there = await makeRun(server.db, { deliveries: 4 });
    const [at = 0, person = 0] = [there.stops[1], there.participants[1]];
    const street = `9 SUNSET WAY ${there.id}`;
    const { id: facility_id } = await server.db
      .insertInto('facilities')
      .values({
        name: `SUNSET HOME ${there.id}`,
        facility_type: 'ALF',
        address: street,
        city: 'SAN DIEGO',
        state: 'CA',
        zipcode: '92101',
        opens_at: '07:00:00',
        closes_at: '08:45:00',
        is_active: true,
        is_approximate: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db.updateTable('participants').set({ facility_id }).where('id', '=', person).execute();
    const destination_id = await insertAddress(server.db, person, { street });
    const rulesOf = (answer: unknown) =>
      ((answer as Partial<Problem>).args?.rules as { rule: string }[] | undefined)?.map(({ rule }) => rule);
    const call = commandsOnRun(() => ({ server, as: office, run: there }));
    const addOn = {
      delivery_event_type_id: 3,
      participant_id: person,
      tracking_number: 'HOME1',
      destination_id,
    };

    const asked = await call<Problem>('POST', 'delivery_events_addon', addOn);
    expect([asked.status, rulesOf(asked.body)]).toEqual([400, ['afterClosing']]);
    const over = { ...addOn, override_rules: ['overtime'] };
    expect((await call('POST', 'delivery_events_addon_override', over)).status).toBe(400);

    const putOff = (verb: string, body: object) =>
      server.call<Problem>(
        'POST',
        stopPath(there, at, verb),
        command(office, 1, { destination_id, ...body }),
      );
    const late = await putOff('re_schedule', {});
    expect([late.status, rulesOf(late.body)]).toEqual([400, ['afterClosing']]);
    expect((await putOff('re_schedule_override', { override_rules: [`afterClosing:${at}`] })).status).toBe(
      200,
    );

    const offered = async (question: object) => {
      const { body } = await server.call<RunCandidates>('POST', '/delivery_manifest/candidates', {
        as: office,
        body: {
          delivery_date: there.date,
          delivery_manifest_id: there.id,
          participant_id: person,
          destination_latitude: 32.755,
          destination_longitude: -117.05,
          ...question,
        },
      });
      return body.feasible.length;
    };
    expect([await offered({}), await offered({ destination_id })]).toEqual([1, 0]);

    const [waiting = 0] = await insertWaiting(server.db, there, 1);
    await server.db
      .updateTable('delivery_events')
      .set({
        participant_id: person,
        destination_id,
        destination_latitude: 32.755,
        destination_longitude: -117.05,
      })
      .where('id', '=', waiting)
      .execute();
    const move = { delivery_event_ids: [waiting], versions: { [waiting]: 1 } };
    const moved = await call<CommandAnswer>('POST', 'move', move);
    expect(rulesOf(moved.body.results?.[0])).toEqual(['afterClosing']);
  });
});
