import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildServer, hashOfServer } from '../../scripts/build.mjs';
import { addDays } from '../../src/domain/time/dates';
import { ServerProcess } from '../endure/serverProcess';
import { OwnCluster } from '../endure/ownCluster';
import { createFirstAdministrator, FIRST_ADMINISTRATOR } from '../endure/firstAdministrator';
import { on } from '../endure/restoreDrill';
import { makeRun } from '../support/dispatchDay';
import { postgresBinaries } from '../support/ownPostgres';
import { cachedFolder } from '../support/templateCache';
import { rollingUpgrade } from './rollingUpgrade';
import { buildNext, hashOfNext } from './versions';

// `npm run bench -- upgrade` does the same with a demo day and dispatchers at work. Two servers need a database server.
it.runIf(postgresBinaries())(
  'two servers go to the next version and back under load: nothing is lost, nobody is told of an error',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'rx-upgrade-'));
    // PostgreSQL's own account reaches its folder.
    await chmod(dataDir, 0o755);
    const cluster = OwnCluster.make(join(dataDir, 'server'), '-c fsync=off');
    if (!cluster) throw new Error('PostgreSQL is not on this machine');
    const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, DEMO: '0' };
    const servers = [await ServerProcess.onFreePort(env), await ServerProcess.onFreePort(env)] as const;
    const builds = [
      await cachedFolder(`programs-${hashOfServer()}`, buildServer),
      await cachedFolder(`programs-next-${hashOfNext()}`, buildNext),
    ] as const;
    try {
      const versions = [join(builds[0], 'main.js'), join(builds[1], 'main.js')] as const;
      await servers[0].start(versions[0]);
      await createFirstAdministrator(servers[0]);
      const day = addDays(new Date().toISOString().slice(0, 10), -2);
      await on(cluster.url, (db) => makeRun(db, { date: day }));
      const report = await rollingUpgrade({
        servers,
        versions,
        account: FIRST_ADMINISTRATOR,
        lanes: 3,
        day,
        restMs: 700,
        look: (question) => on(cluster.url, question),
      });
      expect(report.faults).toEqual([]);
      expect(report.writes).toBeGreaterThan(100);
      expect(report.files).toBeGreaterThan(0);
      expect(report.reconnects).toBeGreaterThan(0);
      // The next version was really there, and this one runs on what it has made.
      const moved = sql<{
        count: number;
      }>`select count(*)::int as count from funding_sources where next_name = name`;
      expect((await on(cluster.url, (db) => moved.execute(db))).rows[0]?.count).toBeGreaterThan(20);
      expect(servers[0].said).toContain(
        'A newer version has migrated this database; this one runs beside it',
      );
    } finally {
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      cluster.kill();
      await rm(dataDir, { recursive: true });
    }
  },
  180_000,
);
