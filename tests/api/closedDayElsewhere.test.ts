import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  closeDayOf,
  command,
  DAY,
  makeRun,
  SECRETS,
  StoppedClock,
  type Problem,
  type TestRun,
} from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let other: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  other = await makeRun(server.db, { cdp_id: run.cdp_id, isUnderWay: false });
});

const closeDay = () => closeDayOf(server, run, { user_id: ana.user_id, name: 'Ana Office' });
const send = (path: string, body: object) =>
  server.call<Partial<Problem> & { delivery_manifest_id?: number | null }>(
    'POST',
    path,
    command(ana, null, body),
  );

describe('a day whose custody is closed, outside of the verbs of dispatch', () => {
  it('is not begun for a driver whose device cannot', async () => {
    const path = `/employees/${other.employee_id}/bypass_start_work`;
    const start = () => send(path, {});
    await closeDay();
    expect(await start()).toMatchObject({
      status: 409,
      body: { args: { reason: 'dayClosed', who: 'Ana Office', date: DAY } },
    });
    await server.db.deleteFrom('custody_days').execute();
    expect((await start()).status).toBe(200);
  });

  it('takes no order onto its runs: it waits unassigned', async () => {
    const { client_code } = await server.db
      .selectFrom('participants')
      .select('client_code')
      .where('id', '=', run.participants[0] ?? 0)
      .executeTakeFirstOrThrow();
    const place = async (order_number: string) => {
      const order = {
        order_number,
        client_code,
        participant_name: `${SECRETS.lastName}, ANA0`,
        phone_number: '6195550199',
        address: '1234 OAK ST APT 5, SAN DIEGO, CA 92103',
        close_door_pharmacy_id: run.cdp_id,
      };
      const { status, body } = await send('/orders', order);
      return { status, run: body.delivery_manifest_id };
    };
    expect([run.id, other.id]).toContain((await place(`OPEN${run.id}`)).run);
    await closeDay();
    expect(await place(`CLOSED${run.id}`)).toEqual({ status: 201, run: null });
  });
});
