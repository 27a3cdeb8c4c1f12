import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import { openDatabase } from '../../server/platform/database/database';
import { signIn, type Caller } from '../bench/caller';
import { silentLog } from '../support/database';
import { openStream } from '../support/eventStream';
import { missingForCluster, poolOf, startCluster, titleOf, type Cluster } from '../support/ownCluster';
import { killServer } from '../support/ownPostgres';
import type { PgBouncer } from '../support/pgBouncer';
import { askServer, startReplica, type ReplicaServer } from '../support/replica';
import { sharedFolder, startStoryServer, type StoryServer } from '../support/storyServers';

const HANDS = 6;
const ACKNOWLEDGED = 150;
const BACK_WITHIN_MS = 10_000;
const GIVE_UP_MS = 60_000;

interface Acknowledged {
  name: string;
  at: number;
}

/** Writes until `isOver`, each write with its own key until it is acknowledged, as a browser does. */
async function write(
  caller: Caller,
  hand: number,
  isOver: () => boolean,
): Promise<{ done: Acknowledged[]; statuses: Set<number> }> {
  const done: Acknowledged[] = [];
  const statuses = new Set<number>();
  for (let turn = 0; !isOver(); turn++) {
    const name = `HAND ${hand} TURN ${turn}`;
    const key = randomUUID();
    for (;;) {
      const answer = await caller.send('POST', '/funding_sources', { name }, { 'idempotency-key': key });
      await answer.arrayBuffer();
      statuses.add(answer.status);
      if (answer.status === 201) break;
      if (isOver()) return { done, statuses };
      await sleep(50);
    }
    done.push({ name, at: performance.now() });
  }
  return { done, statuses };
}

/** What Patroni keeps for its cluster: nothing is acknowledged that the replica does not show. */
async function holdTogether(primary: Cluster): Promise<void> {
  await askServer(primary.url, `alter system set synchronous_standby_names = 'copy'`);
  await askServer(primary.url, `alter system set synchronous_commit = 'remote_apply'`);
  await askServer(primary.url, 'select pg_reload_conf()');
}

/** When it first takes writes: asked every few milliseconds. */
async function takesWrites(replica: ReplicaServer): Promise<number> {
  for (;;) {
    const [row] = await replica.ask<{ transaction_read_only: string }>('show transaction_read_only');
    if (row?.transaction_read_only === 'off') return performance.now();
    await sleep(5);
  }
}

/** How the product reaches the server that takes writes, and what its operator does when that is another one. */
const WAYS = {
  'several servers in DATABASE_URL': async (one: Cluster, other: ReplicaServer) => ({
    env: {
      DATABASE_URL: `postgres://rx@127.0.0.1:${one.port},127.0.0.1:${other.port}/rx?target_session_attrs=read-write`,
    },
    bouncer: null,
  }),
  'a PgBouncer that is pointed to the new one': async (one: Cluster, other: ReplicaServer) => {
    const bouncer = await poolOf(one, 8);
    return {
      env: {
        DATABASE_URL: bouncer.url,
        DATABASE_DIRECT_URL: `postgres://rx@127.0.0.1:${one.port},127.0.0.1:${other.port}/rx?target_session_attrs=read-write`,
      },
      bouncer,
    };
  },
} satisfies Record<
  string,
  (one: Cluster, other: ReplicaServer) => Promise<{ env: Record<string, string>; bouncer: PgBouncer | null }>
>;

describe.skipIf(missingForCluster())(titleOf('the primary is killed and the replica takes its place'), () => {
  const undo: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const step of undo.reverse()) await step();
    undo.length = 0;
  });

  it.each(Object.entries(WAYS))('%s', { timeout: 240_000 }, async (way, reach) => {
    const primary = startCluster();
    undo.push(() => primary.stop());
    const files = await sharedFolder();
    undo.push(() => files.remove());
    const replica = startReplica(primary, 'copy');
    undo.push(() => replica.remove());
    await holdTogether(primary);
    const { env, bouncer } = await reach(primary, replica);
    if (bouncer) undo.push(() => bouncer.stop());
    const server: StoryServer = await startStoryServer({ ...env, DATA_DIR: files.path, LOG_LEVEL: 'silent' });
    undo.push(() => server.stop());

    const caller = await signIn(server.url, 'admin@example.test');
    const stream = await openStream(`${server.url}/api/live?topics=resources`, caller.headers());
    undo.push(async () => stream.close());
    await stream.next('hello');
    let isOver = false;
    const hands = Array.from({ length: HANDS }, (_, hand) => write(caller, hand, () => isOver));
    const shown = async (url: string) =>
      Number(
        (
          await askServer<{ count: string }>(
            url,
            `select count(*) from funding_sources where name like 'HAND %'`,
          )
        )[0]?.count,
      );
    await expect.poll(() => shown(primary.url), { timeout: GIVE_UP_MS }).toBeGreaterThan(ACKNOWLEDGED);

    const killedAt = performance.now();
    killServer(primary.data);
    replica.promote();
    const answersAt = await takesWrites(replica);
    await bouncer?.pointTo(replica.port);
    const before = await shown(replica.url);
    await expect
      .poll(() => shown(replica.url), { timeout: GIVE_UP_MS })
      .toBeGreaterThan(before + ACKNOWLEDGED);
    isOver = true;
    const results = await Promise.all(hands);

    const acknowledged = results.flatMap((each) => each.done);
    const backMs = Math.min(...acknowledged.map(({ at }) => at).filter((at) => at > answersAt)) - answersAt;
    expect(backMs).toBeLessThan(BACK_WITHIN_MS);
    // In between people are told to try again, and nothing else.
    expect([...new Set(results.flatMap(({ statuses }) => [...statuses]))].sort()).toEqual([201, 503]);

    const inside = await openDatabase({ url: replica.url }, silentLog);
    undo.push(() => inside.close());
    const rows = await inside.db
      .selectFrom('funding_sources')
      .select('name')
      .where('name', 'like', 'HAND %')
      .execute();
    const names = rows.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const kept = new Set(names);
    expect(acknowledged.filter(({ name }) => !kept.has(name))).toEqual([]);
    expect(await verifyChain(inside.db)).toMatchObject({ isWhole: true });
    const outMs = answersAt + backMs - killedAt;
    process.stdout.write(
      `▸ ${way}: writes are back ${Math.round(backMs)} ms after the new server takes them, ${Math.round(outMs)} ms after ` +
        `the old one was killed; ${acknowledged.length} acknowledged writes, none lost\n`,
    );

    // Pages hear of changes again, by the new server's NOTIFY.
    const seen = stream.events.length;
    await caller.send('POST', '/funding_sources', { name: 'AFTER' }, { 'idempotency-key': randomUUID() });
    await expect.poll(() => stream.events.length, { timeout: 15_000 }).toBeGreaterThan(seen);
  });
});
