import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/time/dates';
import { command, DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { before, keptData } from '../support/keptData';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let admin: TestSession;
let data: ReturnType<typeof keptData>;

beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
  data = keptData(server, admin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from retention_rounds`.execute(server.db);
});

describe('a legal hold', () => {
  const place = (body: object) =>
    server.call<{ id: number }>('POST', '/legal_holds', command(admin, null, { reason: 'Case 7', ...body }));

  it.each(['participant', 'run', 'period'] as const)(
    'on a %s keeps what it covers until it is released',
    async (kind) => {
      const date = before('deliveries', 20).slice(0, 10);
      const [held, free] = [
        await makeRun(server.db, { date }),
        await makeRun(server.db, { date: addDays(date, -9) }),
      ];
      await sql`insert into positions (employee_id, recorded_at, latitude, longitude)
      select employee_id, start_at + interval '1 hour', 32, -117 from delivery_manifest
      where id in (${held.id}, ${free.id})`.execute(server.db);
      const { status, body } = await place({
        kind,
        participant_id: held.participants[0],
        delivery_manifest_id: held.id,
        from_date: date,
        to_date: date,
      });
      expect(status).toBe(201);
      await data.night();
      const left = async (run: TestRun) => [
        await data.numberOf('positions', `employee_id = ${run.employee_id}`),
        await data.numberOf('delivery_manifest', `id = ${run.id}`),
        await data.numberOf('delivery_event_rows', `id = ${run.stops[0]}`),
      ];
      expect(await left(held)).toEqual([1, 1, 1]);
      expect(await left(free)).toEqual([0, 0, 0]);

      const { body: holds } = await server.call<{ id: number; version: number }[]>('GET', '/legal_holds', {
        as: admin,
      });
      expect(holds[0]).toMatchObject({ id: body.id, kind, reason: 'Case 7', released_at: null });
      const release = (version: number) =>
        server.call(
          'POST',
          `/legal_holds/${body.id}/release`,
          command(admin, version, { reason: 'Settled' }),
        );
      expect((await release(1)).status).toBe(200);
      expect((await release(2)).status).toBe(409);
      await data.night();
      // A hold that is over still names the run it was about.
      expect((await left(held)).slice(0, 1)).toEqual([0]);
      expect(await data.numberOf('delivery_event_rows', `id = ${held.stops[0]}`)).toBe(0);
      const logged = await server.db
        .selectFrom('audit_entries')
        .select('action')
        .where('resource', '=', 'legal_holds')
        .where('record_id', '=', body.id)
        .orderBy('id')
        .execute();
      expect(logged).toEqual([{ action: 'hold' }, { action: 'release' }]);
    },
  );

  it.each([
    [{ kind: 'participant' }, 'participant_id'],
    [{ kind: 'participant', participant_id: 999_999 }, 'participant_id'],
    [{ kind: 'run' }, 'delivery_manifest_id'],
    [{ kind: 'period', from_date: DAY }, 'to_date'],
    [{ kind: 'period', from_date: DAY, to_date: addDays(DAY, -1) }, 'to_date'],
    [{ kind: 'period', from_date: DAY, to_date: DAY, reason: '  ' }, 'reason'],
  ])('is refused for %j', async (body, field) => {
    const answer = await place(body);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: {} } } });
  });

  it('is the business of administrators of the whole operation', async () => {
    const run = await makeRun(server.db);
    for (const as of [
      await server.signInAs('dispatcher'),
      await server.signInAs('scheduler'),
      await server.signInAs('administrator', { cdp_id: run.cdp_id }),
    ])
      for (const path of ['/legal_holds', '/kept_data'])
        expect((await server.call('GET', path, { as })).status).toBe(403);
  });
});
