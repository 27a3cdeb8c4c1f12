import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import { MANIFEST_STATUS, type ManifestStatusName } from '../../src/domain/runs/manifestStatus';
import { makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const PATH = '/delivery_manifest/current_deliveries_manifest';
/** 20:00 in Los Angeles, 04:00 of the next day in UTC, 23:00 in New York. */
const clock = new StoppedClock('2026-11-21 04:00:00');
let server: TestServer;
let ana: TestSession;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher');
});
afterAll(() => server.close());

async function runIn(
  status: ManifestStatusName,
  date: string,
  zone = 'America/Los_Angeles',
): Promise<TestRun> {
  const run = await makeRun(server.db, { date, zone, deliveries: 1 });
  await server.db
    .updateTable('delivery_manifest')
    .set({ delivery_manifest_status_id: MANIFEST_STATUS[status] })
    .where('id', '=', run.id)
    .execute();
  return run;
}
const current = async (as = ana) => (await server.call<ManifestView[]>('GET', PATH, { as })).body;
const idsFor = async (as = ana) => (await current(as)).map(({ id }) => id);

describe('the runs of this moment (spec §6 "current", §7)', () => {
  it.each([
    ['running', '2026-11-20', 'America/Los_Angeles', true],
    ['stalled', '2026-11-20', 'America/Los_Angeles', true],
    ['scheduled', '2026-11-20', 'America/New_York', true],
    ['running', '2026-11-19', 'America/Los_Angeles', true],
    ['scheduled', '2026-11-19', 'America/Los_Angeles', false],
    ['running', '2026-11-18', 'America/Los_Angeles', false],
    ['scheduled', '2026-11-21', 'America/Los_Angeles', false],
    ['scheduled', '2026-11-21', 'UTC', true],
    ['done', '2026-11-20', 'America/Los_Angeles', false],
    ['incomplete', '2026-11-20', 'America/Los_Angeles', false],
    ['created', '2026-11-20', 'America/Los_Angeles', false],
  ] as const)('%s, of %s in %s: %s', async (status, date, zone, isCurrent) => {
    const run = await runIn(status, date, zone);
    expect((await idsFor()).includes(run.id)).toBe(isCurrent);
  });

  it('come with their stops in order', async () => {
    const run = await runIn('running', '2026-11-20');
    const found = (await current()).find(({ id }) => id === run.id);
    expect(found?.events.map(({ secuence }) => secuence)).toEqual([1, 2, 3]);
  });

  it('are for a pharmacy its own, and for a driver their own', async () => {
    const [one, other] = [await runIn('running', '2026-11-20'), await runIn('running', '2026-11-20')];
    const pharmacist = await server.signInAs('pharmacy', { cdp_id: one.cdp_id });
    expect(await idsFor(pharmacist)).toEqual([one.id]);
    const driver = await server.signInAs('driver', { employee_id: other.employee_id });
    expect(await idsFor(driver)).toEqual([other.id]);
  });

  it('are nobody’s for the account of a driver that belongs to no employee, and so is the list', async () => {
    const driver = await server.signInAs('driver');
    expect(await idsFor(driver)).toEqual([]);
    const list = await server.call<ManifestView[]>('GET', '/delivery_manifest?date=2026-11-20', {
      as: driver,
    });
    expect(list.body).toEqual([]);
  });
});
