import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../server/demo/random';
import { readConfig } from '../../server/config';
import { openDatabase, type Database } from '../../server/platform/database/database';
import type { CommandAnswer, ManifestView } from '../../src/domain/runs/dispatchView';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { lookAtDatabase } from '../../tools/doctor/databaseCheck';
import { signIn, type Caller } from '../bench/caller';
import { callOf } from '../bench/correctness/day';
import { orderFile } from '../bench/orderFiles';
import { OrderLots } from '../bench/orderLots';
import { brokenInvariants, dayBefore } from '../correctness/dayInvariants';
import { workADay } from '../correctness/dayWorker';
import { silentLog } from '../support/database';
import { openStream } from '../support/eventStream';
import { missingForCluster, poolOf, startCluster, titleOf, type Cluster } from '../support/ownCluster';
import type { PgBouncer } from '../support/pgBouncer';
import { roundRobin, type RoundRobin } from '../support/roundRobin';
import { sharedFolder, startStoryServer, storyDay, type StoryServer } from '../support/storyServers';

/** For both servers together, each of which would open up to ten. */
const CONNECTIONS = 6;
const ROWS = 60;
const COMMANDS_EACH = 40;

/** By nothing but the next look by the clock (5 s) would it be later. */
const AT_ONCE_MS = 3_000;

describe.skipIf(missingForCluster())(titleOf('two servers through PgBouncer, by transaction'), () => {
  let cluster: Cluster;
  let bouncer: PgBouncer;
  let files: Awaited<ReturnType<typeof sharedFolder>>;
  let servers: StoryServer[];
  let proxy: RoundRobin;
  let inside: Database;
  let dispatcher: Caller;

  beforeAll(async () => {
    cluster = startCluster();
    bouncer = await poolOf(cluster, CONNECTIONS);
    files = await sharedFolder();
    const env = {
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: cluster.url,
      DATA_DIR: files.path,
      METRICS_TOKEN: 'story',
    };
    const first = await startStoryServer(env);
    servers = [first, await startStoryServer(env)];
    proxy = await roundRobin(servers.map(({ url }) => url));
    inside = await openDatabase({ url: cluster.url }, silentLog);
    dispatcher = await signIn(proxy.url, 'dispatcher@example.test');
  }, 180_000);

  afterAll(async () => {
    await proxy?.close();
    await inside?.close();
    for (const server of servers ?? []) await server.stop();
    await bouncer?.stop();
    await cluster?.stop();
    await files?.remove();
  });

  /** Runs of today that may be locked: scheduled or under way, and open. */
  const openRuns = async () => {
    const answer = await dispatcher.get(`/delivery_manifest?date=${storyDay()}&events=1&per_page=500`);
    const runs = (await answer.json()) as ManifestView[];
    return runs.filter(
      ({ locked_at, delivery_manifest_status_id: status }) =>
        locked_at === null && (status === MANIFEST_STATUS.scheduled || status === MANIFEST_STATUS.running),
    );
  };

  it('both read and write in UTC, on connections that are lent by transaction', async () => {
    const through = await openDatabase({ url: bouncer.url, directUrl: cluster.url }, silentLog);
    const zones = await Promise.all(
      Array.from({ length: 20 }, () =>
        sql<{ zone: string; style: string }>`
          select current_setting('TimeZone') as zone, current_setting('DateStyle') as style`.execute(
          through.db,
        ),
      ),
    );
    await through.close();
    for (const { rows } of zones) expect(rows[0]).toMatchObject({ zone: 'UTC', style: 'ISO, MDY' });
    const pools = await bouncer.ask('show pools');
    expect(pools.find(({ database }) => database === 'rx')).toMatchObject({ pool_mode: 'transaction' });
  });

  it('the doctor says what is missing without the way past the pooler, and nothing with it', async () => {
    const look = async (env: Record<string, string>) =>
      (await lookAtDatabase(readConfig({ DATABASE_URL: bouncer.url, ...env }), silentLog)).filter(
        ({ state }) => state === 'bad',
      );
    expect(await look({ DATABASE_DIRECT_URL: cluster.url })).toEqual([]);
    const [missing, ...others] = await look({});
    expect(others).toEqual([]);
    expect(missing?.advice).toContain('DATABASE_DIRECT_URL');
  });

  it('a command of one is heard at once on pages of the other', async () => {
    const [first, second] = servers;
    const run = (await openRuns())[0];
    const here = await signIn(first?.url ?? '', 'dispatcher2@example.test');
    const there = await signIn(second?.url ?? '', 'scheduler@example.test');
    const stream = await openStream(`${second?.url}/api/live?topics=dispatch:${storyDay()}`, there.headers());
    await stream.next('hello');
    const said = Date.now();
    const answer = await here.send(
      'POST',
      `/delivery_manifest/${run?.id}/lock`,
      { reason: 'training' },
      { 'idempotency-key': randomUUID(), 'if-match': `"${run?.version}"` },
    );
    expect(answer.status).toBe(200);
    const { data } = await stream.next('manifest.changed');
    expect(data).toMatchObject({ manifest_id: run?.id });
    expect(Date.now() - said).toBeLessThan(AT_ONCE_MS);
    stream.close();
  });

  it('a command that comes to both at the same time is done once', async () => {
    const runs = (await openRuns()).slice(0, 5);
    expect(runs.length).toBeGreaterThan(2);
    for (const run of runs) {
      const key = randomUUID();
      const send = () =>
        dispatcher.send(
          'POST',
          `/delivery_manifest/${run.id}/lock`,
          { reason: 'training' },
          { 'idempotency-key': key, 'if-match': `"${run.version}"` },
        );
      const answers = await Promise.all([send(), send(), send(), send()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const bodies = (await Promise.all(answers.map((each) => each.json()))) as CommandAnswer[];
      expect(new Set(bodies.map(({ command_id }) => command_id)).size).toBe(1);
      const { version } = await inside.db
        .selectFrom('delivery_manifest')
        .select('version')
        .where('id', '=', run.id)
        .executeTakeFirstOrThrow();
      expect(version).toBe(run.version + 1);
    }
  });

  it('people who do anything to the day lose and double nothing', async () => {
    const before = await dayBefore(inside.db);
    const people = ['dispatcher@example.test', 'dispatcher2@example.test', 'scheduler@example.test'];
    const callers = await Promise.all(people.map((email) => signIn(proxy.url, email)));
    const done = await Promise.all(
      callers.map((caller, index) =>
        workADay(callOf(caller), randomFrom(40 + index), storyDay(), COMMANDS_EACH),
      ),
    );
    expect(done.flatMap(({ wrong }) => wrong)).toEqual([]);
    const acknowledged = done.flatMap((each) => each.acknowledged);
    expect(acknowledged.length).toBeGreaterThan(COMMANDS_EACH / 2);
    expect(await brokenInvariants(inside.db, before, acknowledged)).toEqual([]);
    [dispatcher] = callers as [Caller];
  });

  it('a file that one takes in is read and committed once, by whichever', async () => {
    const counted = async () => {
      const { count } = await inside.db
        .selectFrom('delivery_events')
        .select(sql<number>`count(*)`.as('count'))
        .where('participant_id', 'is not', null)
        .executeTakeFirstOrThrow();
      return count;
    };
    const lots = new OrderLots(await signIn(proxy.url, 'admin@example.test'));
    const before = await counted();
    const uploaded = await lots.upload(orderFile(ROWS, 'csv'), {
      funding_source_id: 1,
      close_door_pharmacy_id: 1,
      delivery_date: storyDay(),
    });
    const read = await lots.settled(uploaded.id);
    expect(read).toMatchObject({ state: 'ready' });
    const committed = await lots.settled((await lots.verb(read, 'commit')).id);
    expect(committed).toMatchObject({ state: 'committed' });
    expect((await counted()) - before).toBe(ROWS);
  });

  it('each job ran once, and both servers ran some', async () => {
    const waiting = async () =>
      Number(
        (
          await inside.db
            .selectFrom('jobs')
            .select(sql<number>`count(*)`.as('count'))
            .where('finished_at', 'is', null)
            .where('run_at', '<=', sql<string>`${new Date()}`)
            .executeTakeFirstOrThrow()
        ).count,
      );
    await expect.poll(waiting, { timeout: 30_000, interval: 200 }).toBe(0);
    const twice = await inside.db
      .selectFrom('jobs')
      .select(['name', 'attempts', 'error'])
      .where('finished_at', 'is not', null)
      .where((or) => or.or([or('attempts', '>', 1), or('error', 'is not', null)]))
      .execute();
    expect(twice).toEqual([]);
    for (const { url } of servers) {
      const text = await (
        await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer story' } })
      ).text();
      expect(text).toMatch(/rx_job_duration_seconds_count\{[^}]*\} [1-9]/);
    }
  });

  it('all of that took no more connections than the pooler has, and nobody went to one server alone', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = 'rx' and application_name like 'rx-dispatch%' and query not ilike 'listen%'
        and pid <> pg_backend_pid()`.execute(inside.db);
    expect(rows[0]?.count).toBeLessThanOrEqual(CONNECTIONS);
    expect(Math.abs((proxy.counts[0] ?? 0) - (proxy.counts[1] ?? 0))).toBeLessThanOrEqual(1);
  });
});
