import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { testDatabase } from '../support/database';
import { command, DAY, makeRun, StoppedClock } from '../support/dispatchDay';
import { insertPattern } from '../support/schedulingDay';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
/** What is inserted; reads and heartbeats of the server itself come whenever they come. */
let inserts = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'InsertQueryNode') inserts += 1;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

beforeAll(async () => {
  const database = await testDatabase();
  const counted = { ...database, db: database.db.withPlugin(counting) };
  server = await testServer({ clock: new StoppedClock('2026-11-20 13:00:00'), database: counted });
});
afterAll(async () => {
  await server.close();
  await server.context.database.close();
});

it('the runs of a day are made by as many inserts for six as for two', async () => {
  const ana = await server.signInAs('scheduler');
  const { cdp_id } = await makeRun(server.db, { isUnderWay: false });
  const ids: number[] = [];
  for (let n = 0; n < 9; n += 1) ids.push((await insertPattern(server, cdp_id)).id);
  const insertsFor = async (run_ids: number[]) => {
    inserts = 0;
    const path = '/delivery_manifest/from_runs';
    const { body } = await server.call<CommandAnswer>(
      'POST',
      path,
      command(ana, null, { date: DAY, run_ids }),
    );
    expect(body.manifests).toHaveLength(run_ids.length);
    return inserts;
  };
  await insertsFor(ids.slice(0, 1));
  const two = await insertsFor(ids.slice(1, 3));
  expect(two).toBeGreaterThan(0);
  expect(await insertsFor(ids.slice(3))).toBe(two);
});
