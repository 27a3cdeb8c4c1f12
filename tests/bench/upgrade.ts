import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { randomFrom } from '../../server/demo/random';
import { addDays } from '../../src/domain/time/dates';
import { brokenInvariants, dayBefore } from '../correctness/dayInvariants';
import { workADay } from '../correctness/dayWorker';
import { ServerProcess } from '../endure/serverProcess';
import { rollingUpgrade } from '../upgrade/rollingUpgrade';
import { buildCommit, buildNext } from '../upgrade/versions';
import { signIn } from './caller';
import { callOf, inside, none, today } from './correctness/day';
import { postgresServer } from './postgresServer';
import { AT_STORY_HOUR } from './product';
import type { Figure } from './report';

const REST_MS = 5_000;
const LANES = 6;
const HANDS = 4;

/** `main.js` of the version that runs first and of the one that it goes to, below a folder that reaches node_modules. */
async function versionsIn(folder: string, from: string | null): Promise<[string, string]> {
  if (from !== null) return [join(buildCommit(from, folder), 'main.js'), resolve('dist/server/main.js')];
  const next = join(folder, 'next');
  await buildNext(next);
  return [resolve('dist/server/main.js'), join(next, 'main.js')];
}

/**
 * `npm run bench -- upgrade [--from v2.5.4]`: from a released version to this one, or from this one to itself with the migrations
 * of a next version (`tests/upgrade/nextMigrations.ts`), and back; a demo day, dispatchers, open pages and files.
 */
export async function measureUpgrade(
  DATA_DIR: string,
  from: string | null,
  say: (text: string) => void,
): Promise<Figure[]> {
  const postgres = postgresServer();
  if (!postgres) {
    say('  No PostgreSQL server here (BENCH_DATABASE_URL names one): two servers need one.');
    return [];
  }
  mkdirSync('node_modules/.cache/rx-dispatch', { recursive: true });
  const builds = mkdtempSync(resolve('node_modules/.cache/rx-dispatch/upgrade-'));
  const house = { DATA_DIR, DATABASE_URL: postgres.url };
  const env = { ...house, DEMO: '1' };
  const servers = [
    await ServerProcess.onFreePort(env, AT_STORY_HOUR),
    await ServerProcess.onFreePort(env, AT_STORY_HOUR),
  ];
  try {
    const versions = await versionsIn(builds, from);
    await servers[0]?.start(versions[0]);
    const before = await inside(house, dayBefore);
    const acknowledged: string[] = [];
    const report = await rollingUpgrade({
      servers,
      versions,
      account: { email: 'admin@example.test', password: 'Demo-1234!' },
      lanes: LANES,
      day: addDays(today(), -1),
      restMs: REST_MS,
      look: (question) => inside(house, question),
      more: async (url, isOver) => {
        const caller = await signIn(url, 'dispatcher@example.test');
        const hand = async (index: number) => {
          const wrong: string[] = [];
          for (let stint = 0; !isOver(); stint++) {
            const done = await workADay(callOf(caller), randomFrom(index * 1_000 + stint), today(), 20);
            wrong.push(...done.wrong);
            acknowledged.push(...done.acknowledged);
          }
          return wrong;
        };
        const hands = await Promise.allSettled(Array.from({ length: HANDS }, (_, index) => hand(index)));
        return hands.flatMap((each) =>
          each.status === 'fulfilled' ? each.value : [`A dispatcher got no answer: ${String(each.reason)}`],
        );
      },
    });
    const broken = await inside(house, (db) => brokenInvariants(db, before, acknowledged));
    const what = from === null ? 'this version and the next' : `${from} and this version`;
    const method = `two servers, ${what}, each replaced twice by SIGTERM in ${report.seconds.toFixed(0)} s: ${report.writes} writes and ${acknowledged.length} commands of dispatchers acknowledged, ${report.files} files made, ${report.retried} calls sent again by the proxy, pages reconnected ${report.reconnects} times`;
    return [
      none('Lost, doubled or refused by an upgrade and the way back', [...report.faults, ...broken], method),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(builds, { recursive: true, force: true });
    postgres.stop();
  }
}
