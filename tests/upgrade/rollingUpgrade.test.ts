import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildServer, hashOfServer } from '../../scripts/build.mjs';
import { ServerProcess } from '../endure/serverProcess';
import { silentLog, testDatabaseUrl } from '../support/database';
import { postgresTestDatabase } from '../support/postgresDatabase';
import { cachedFolder, schemaHash } from '../support/templateCache';
import { rollingUpgrade } from './rollingUpgrade';
import { buildNext } from './versions';

const ACCOUNT = { email: 'first@example.test', password: 'Harbor-Lantern-12!' };

async function createAdministrator({ said, url }: ServerProcess): Promise<void> {
  const token = /first-administrator\?token=(\S+)/.exec(said)?.[1];
  const answer = await fetch(`${url}/api/users/first_administrator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, full_name: 'First Administrator', ...ACCOUNT }),
  });
  expect(answer.status).toBe(201);
}

// `npm run bench -- upgrade` does the same with a demo day and dispatchers at work. Two servers need a database server.
it.runIf(testDatabaseUrl)(
  'two servers go to the next version and back under load: nothing is lost, nobody is told of an error',
  async () => {
    const database = await postgresTestDatabase(testDatabaseUrl ?? '', silentLog);
    const dataDir = await mkdtemp(join(tmpdir(), 'rx-upgrade-'));
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '0' };
    const servers = [await ServerProcess.onFreePort(env), await ServerProcess.onFreePort(env)] as const;
    const builds = [
      await cachedFolder(`programs-${hashOfServer()}`, buildServer),
      await cachedFolder(`programs-next-${hashOfServer()}-${schemaHash()}`, buildNext),
    ] as const;
    try {
      const versions = [join(builds[0], 'main.js'), join(builds[1], 'main.js')] as const;
      await servers[0].start(versions[0]);
      await createAdministrator(servers[0]);
      const report = await rollingUpgrade({
        servers,
        versions,
        account: ACCOUNT,
        lanes: 3,
        restMs: 700,
        look: (question) => question(database.db),
      });
      expect(report.faults).toEqual([]);
      expect(report.writes).toBeGreaterThan(100);
      expect(report.files).toBeGreaterThan(0);
      expect(report.reconnects).toBeGreaterThan(0);
      // The next version was really there, and this one runs on what it has made.
      const moved = sql<{
        count: number;
      }>`select count(*)::int as count from funding_sources where next_name = name`;
      expect((await moved.execute(database.db)).rows[0]?.count).toBeGreaterThan(20);
      expect(servers[0].said).toContain(
        'A newer version has migrated this database; this one runs beside it',
      );
    } finally {
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      await rm(dataDir, { recursive: true });
      await database.close();
    }
  },
  180_000,
);
