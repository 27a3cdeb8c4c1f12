import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { openDatabase, type Database } from '../../server/platform/database/database';
import { migrateToLatest } from '../../server/platform/database/migrate';
import type { OperationsView } from '../../src/contract/operations/operations';
import { lookAtDatabase } from '../../tools/doctor/databaseCheck';
import { silentLog } from '../support/database';
import { openStream } from '../support/eventStream';
import { missingForCluster, startCluster, titleOf, type Cluster } from '../support/ownCluster';
import { startReplica, type ReplicaServer } from '../support/replica';
import { testServer, type TestServer, type TestSession } from '../support/server';

const MOST_LAG_MS = 1_500;
/** What each commit waits on the replica before it is seen there: longer than the way of any answer. */
const DELAY_MS = 60;

type Client = { id: number; name: string };

describe.skipIf(missingForCluster())(titleOf('two servers with a streaming replica'), () => {
  let cluster: Cluster;
  let replica: ReplicaServer;
  let databases: Database[];
  let servers: [TestServer, TestServer];
  let admin: TestSession;
  /** Of the admin's browser. */
  let written = '';

  const asServer = (url: string) => url.replace('//rx@', '//rx_server@');

  beforeAll(async () => {
    cluster = startCluster();
    const owner = await openDatabase({ url: cluster.url }, silentLog);
    await migrateToLatest(owner);
    const role = readFileSync('server/platform/database/applicationRole.sql', 'utf8');
    await sql.raw(role).execute(owner.db);
    await sql`create role rx_server login in role rx_app`.execute(owner.db);
    await owner.close();
    replica = startReplica(
      cluster,
      'copy',
      `-c fsync=off -c log_statement=all -c recovery_min_apply_delay=${DELAY_MS}`,
    );
    const open = () =>
      openDatabase(
        {
          url: asServer(cluster.url),
          read: { url: asServer(replica.url), mostLagMs: MOST_LAG_MS },
        },
        silentLog,
      );
    databases = [await open(), await open()];
    const [one, other] = databases as [Database, Database];
    servers = [
      await testServer({ database: one, config: { metricsToken: 'replica' } }),
      await testServer({ database: other, config: { metricsToken: 'replica' } }),
    ];
    admin = await servers[0].signInAs('administrator');
    await used();
  }, 120_000);

  afterEach(async () => {
    await replica?.ask('select pg_wal_replay_resume()').catch(() => undefined);
    await used();
  });

  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    for (const database of databases ?? []) await database.close();
    await replica?.remove();
    await cluster?.stop();
  });

  const stateOf = async (server: TestServer) =>
    ((await server.app.inject({ url: '/readyz' })).json() as { replica: string }).replica;

  /** Waits until both servers read from the replica. */
  async function used(): Promise<void> {
    const until = Date.now() + 20_000;
    for (;;) {
      const states = await Promise.all(servers.map(stateOf));
      if (states.every((state) => state === 'used')) return;
      if (Date.now() > until) throw new Error(`The replica is ${states.join(', ')}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  async function waitFor(state: string): Promise<void> {
    await expect.poll(() => Promise.all(servers.map(stateOf)), { timeout: 10_000 }).toEqual([state, state]);
  }

  /** Reads since the start of both servers, by who answered. */
  async function countOf(from: string): Promise<number> {
    const texts = await Promise.all(
      servers.map(({ app }) => app.inject({ url: '/metrics', headers: { authorization: 'Bearer replica' } })),
    );
    return texts
      .map(({ body }) => Number(new RegExp(`rx_reads\\{from="${from}"\\} (\\d+)`).exec(body)?.[1]))
      .reduce((sum, each) => sum + each, 0);
  }

  /** What the admin's browser sends: its session, and what the last answer of a write has said. */
  const headers = (server: TestServer): Record<string, string> => {
    const own = server.headersOf(admin);
    return { ...own, cookie: [own.cookie, written].filter(Boolean).join('; ') };
  };

  async function write(server: TestServer, name: string): Promise<Client> {
    const answer = await server.call<Client>('POST', '/funding_sources', {
      body: { name },
      headers: { ...headers(server), 'idempotency-key': randomUUID() },
    });
    expect(answer.status).toBe(201);
    const [cookie] = [answer.headers['set-cookie']].flat().map(String);
    expect(cookie).toMatch(/^rx_written=[0-9A-F]+%2F[0-9A-F]+;.*HttpOnly/);
    written = cookie?.split(';')[0] ?? '';
    return answer.body;
  }

  const named = async (server: TestServer, name: string, own = headers(server)) =>
    (await server.call<Client[]>('GET', `/funding_sources?name=${name}`, { headers: own })).body.map(
      (row) => row.name,
    );

  const onReplica = async (name: string) =>
    (await replica.ask<Client>(`select name from funding_sources where name = '${name}'`)).length;

  it('answer lists, totals, files, dashboards and reports from it', async () => {
    const before = await countOf('replica');
    const [server] = servers;
    const span = 'from=2026-11-01&to=2026-11-20';
    const paths = [
      '/funding_sources',
      '/funding_sources/total_items',
      '/funding_sources/csv',
      `/dashboards/figures?${span}`,
      `/reports/attempts?${span}`,
    ];
    for (const path of paths) {
      const { status } = await server.call('GET', path, { headers: headers(server) });
      expect([path, status]).toEqual([path, 200]);
    }
    expect((await countOf('replica')) - before).toBeGreaterThanOrEqual(paths.length);
  });

  it('who wrote reads it on either server at once, and still from the replica', async () => {
    const before = await countOf('replica');
    const [one, other] = servers;
    let stale = 0;
    for (let turn = 0; turn < 10; turn++) {
      const name = `WRITTEN ${turn}`;
      await write(turn % 2 ? one : other, name);
      stale += 1 - (await onReplica(name));
      expect(await named(turn % 2 ? other : one, name)).toEqual([name]);
    }
    // Otherwise this says nothing: what was written was not on the replica yet when it was asked for.
    expect(stale).toBeGreaterThan(5);
    expect((await countOf('replica')) - before).toBe(10);
  });

  it('who is told of a change by one server finds it in the list of the other', async () => {
    const [one, other] = servers;
    const watcher = await other.signInAs('administrator');
    const origin = await other.listen();
    const stream = await openStream(`${origin}/api/live?topics=resources`, other.headersOf(watcher));
    await stream.next('hello');
    await write(one, 'TOLD');
    await stream.next('funding_sources.changed');
    // Their browser has written nothing.
    expect(await named(one, 'TOLD', one.headersOf(watcher))).toEqual(['TOLD']);
    expect(await named(other, 'TOLD', other.headersOf(watcher))).toEqual(['TOLD']);
    stream.close();
  });

  it('nobody reads what is old while replay stands still, and people are told that it does', async () => {
    const [one, other] = servers;
    await replica.ask('select pg_wal_replay_pause()');
    const before = await countOf('primary_not_arrived');
    await write(one, 'PAUSED');
    expect(await onReplica('PAUSED')).toBe(0);
    expect(await named(other, 'PAUSED')).toEqual(['PAUSED']);
    expect(await countOf('primary_not_arrived')).toBeGreaterThan(before);

    await waitFor('behind');
    const unused = await countOf('primary_replica_unused');
    // Somebody who wrote nothing is not shown the old state either.
    const reader = await one.signInAs('administrator');
    expect(await named(one, 'PAUSED', one.headersOf(reader))).toEqual(['PAUSED']);
    expect(await countOf('primary_replica_unused')).toBeGreaterThan(unused);
    const config = readConfig({
      DATABASE_URL: cluster.url,
      DATABASE_READ_URL: replica.url,
      DATABASE_READ_LAG: '1',
    });
    const sentences = (await lookAtDatabase(config, silentLog)).map(({ sentence }) => sentence).join(' ');
    expect(sentences).toMatch(/The replica at DATABASE_READ_URL (is \d+ s behind|answers)/);
    const { body } = await one.call<OperationsView>('GET', '/operations', { as: reader });
    expect(body.replica?.state).toBe('behind');
    expect(body.replica?.lag_seconds).toBeGreaterThan(MOST_LAG_MS / 1000);
  });

  it('what decides is never asked of it', async () => {
    const [one, other] = servers;
    await replica.ask('select pg_wal_replay_pause()');
    // A session that began after the pause, a right that came after it, and a version that was saved after it.
    const late = await one.signInAs('administrator');
    const as = { as: late };
    const { body: made } = await one.call<Client>('POST', '/funding_sources', {
      ...as,
      body: { name: 'LATE' },
      headers: { 'idempotency-key': randomUUID() },
    });
    const saved = await other.call('PATCH', `/funding_sources/${made.id}`, {
      ...as,
      body: { name: 'LATER' },
      headers: { 'if-match': '"1"', 'idempotency-key': randomUUID() },
    });
    expect(saved.status).toBe(200);
    expect((await one.call('GET', `/funding_sources/${made.id}`, as)).body).toMatchObject({
      name: 'LATER',
      version: 2,
    });
    const statements = readFileSync(`${replica.data}.log`, 'utf8');
    expect(statements).toContain('from "funding_sources"');
    expect(statements).not.toMatch(
      /"?(sessions|user_type_permissions|idempotency_keys|commands|settings)"?\b/,
    );
  });

  it('its end is felt by nobody, and it comes back into use by itself', async () => {
    const [one] = servers;
    await write(one, 'STAYS');
    let isOver = false;
    const statuses = new Set<number>();
    const reading = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!isOver)
          statuses.add((await one.call('GET', '/funding_sources', { headers: headers(one) })).status);
      }),
    );
    replica.stopServer();
    await waitFor('down');
    isOver = true;
    await reading;
    expect([...statuses]).toEqual([200]);
    expect(await named(one, 'STAYS')).toEqual(['STAYS']);
    replica.start();
    await used();
  });

  it('a copy of another database is not taken for it', async () => {
    const stranger = startCluster();
    const database = await openDatabase(
      { url: cluster.url, read: { url: stranger.url, mostLagMs: MOST_LAG_MS } },
      silentLog,
    );
    const state = () => database.replica?.status().state;
    await expect.poll(state, { timeout: 5_000 }).toBe('other');
    await database.close();
    await stranger.stop();
  });
});
