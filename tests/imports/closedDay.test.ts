import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportLotView } from '../../src/domain/imports/importView';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { importer, makeImportWorld, orderFile, orderLine, type ImportWorld } from '../support/importLots';
import { testServer, type TestServer, type TestSession } from '../support/server';

const RUN = 'CLOSED RUN';

let server: TestServer;
let world: ImportWorld;
let session: TestSession;
let sofia: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testServer();
  session = await server.signInAs('scheduler', { full_name: 'Sofia Plan' });
  sofia = importer(server, session);
});
beforeEach(async () => {
  world = await makeImportWorld(server);
});
afterAll(() => server.close());

let last = 5_000;

async function closeDay(): Promise<void> {
  const { close_door_pharmacy_id, delivery_date } = world;
  const closed = { closed_by: session.user_id, closed_by_name: 'Ana Office', closed_at: server.clock.now() };
  await server.db
    .insertInto('custody_days')
    .values({ close_door_pharmacy_id, delivery_date, ...closed })
    .execute();
}

/** Two orders in the books: the first of them planned on a run that nobody has begun. */
async function planned() {
  const [onRun, inPool] = [(last += 1), (last += 1)];
  const lot = await sofia.importFile(world, orderFile([orderLine(onRun), orderLine(inPool)]));
  await sofia.move(lot, 'commit');
  const run = await server.db
    .insertInto('delivery_manifest')
    .values({
      name: RUN,
      delivery_date: world.delivery_date,
      close_door_pharmacy_id: world.close_door_pharmacy_id,
      delivery_manifest_status_id: MANIFEST_STATUS.scheduled,
      time_zone: 'America/Los_Angeles',
      start_at: server.clock.now(),
      end_at: new Date(server.clock.now().getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('delivery_events')
    .set({ delivery_manifest_id: run.id, secuence: 1 })
    .where('order_number', '=', `IMP000${onRun}`)
    .execute();
  const changed = (word: string) =>
    orderFile([orderLine(onRun, { comments: word }), orderLine(inPool, { comments: word })]);
  return { runId: run.id, onRun, changed };
}

const refusal = () => ({
  column: 'order_number',
  message: 'importCheck.dayClosed',
  args: { run: RUN, date: world.delivery_date, who: 'Ana Office' },
  is_warning: false,
});

/** Of both orders: what is written beside them, and their versions. */
async function kept(lot: ImportLotView) {
  const rows = await server.db
    .selectFrom('delivery_events')
    .select(['comments', 'version'])
    .where('close_door_pharmacy_id', '=', lot.close_door_pharmacy_id)
    .orderBy('order_number')
    .execute();
  return rows.map(({ comments, version }) => [comments, version]);
}

const versionOfRun = async (id: number) =>
  (
    await server.db
      .selectFrom('delivery_manifest')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;

describe('a lot that changes a delivery on a run of a day whose custody is closed', () => {
  it('is told of it row by row when it is run dry; what no run has is changed', async () => {
    const { changed, runId } = await planned();
    await closeDay();
    const lot = await sofia.importFile(world, changed('ring twice'));
    expect(lot.counts).toMatchObject({ changed: 1, refused: 1 });
    const [refused] = await sofia.rows(lot.id);
    expect(refused?.problems).toEqual([refusal()]);
    await sofia.move(lot, 'commit');
    expect(await kept(lot)).toEqual([
      [null, 1],
      ['ring twice', 2],
    ]);
    expect(await versionOfRun(runId)).toBe(1);
  });

  it('leaves it alone when the day was closed after the check', async () => {
    const { changed, runId } = await planned();
    const lot = await sofia.importFile(world, changed('ring twice'));
    expect(lot.counts).toMatchObject({ changed: 2, refused: 0 });
    await closeDay();
    await sofia.move(lot, 'commit');
    expect(await sofia.read(lot.id)).toMatchObject({
      state: 'committed',
      counts: { committed: 1, refused: 1 },
    });
    const [refused] = await sofia.rows(lot.id);
    expect(refused).toMatchObject({ ready_to_assign: 0, problems: [refusal()] });
    expect(await kept(lot)).toEqual([
      [null, 1],
      ['ring twice', 2],
    ]);
    expect(await versionOfRun(runId)).toBe(1);
  });

  it('is not taken back when the day was closed since: 409 says by whom', async () => {
    const { changed, runId } = await planned();
    const lot = await sofia.importFile(world, changed('ring twice'));
    await sofia.move(lot, 'commit');
    await closeDay();
    const refused = await sofia.move(await sofia.read(lot.id), 'undo');
    expect(refused).toMatchObject({
      status: 409,
      body: { args: { reason: 'dayClosed', who: 'Ana Office', date: world.delivery_date } },
    });
    expect(await kept(lot)).toEqual([
      ['ring twice', 2],
      ['ring twice', 2],
    ]);
    expect(await versionOfRun(runId)).toBe(2);
    await server.db.deleteFrom('custody_days').execute();
    expect((await sofia.move(await sofia.read(lot.id), 'undo')).status).toBe(200);
  });
});
