import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFailed } from 'vitest';
import { buildServer, hashOfServer } from '../../scripts/build.mjs';
import { signIn } from '../bench/caller';
import { postgresBinaries } from '../support/ownPostgres';
import { cachedFolder } from '../support/templateCache';
import { createFirstAdministrator, FIRST_ADMINISTRATOR } from './firstAdministrator';
import { faultsOf, playFault, type Ground } from './faults';
import { OwnCluster } from './ownCluster';
import { RecordWriters } from './recordWriters';
import { on, restoreDrill } from './restoreDrill';
import { retryingProxy } from './retryingProxy';
import { ServerProcess } from './serverProcess';
import { SmallDisk } from './smallDisk';

// Processes are killed, not the machine: what was written stays without being forced to the disk.
const OPTIONS = '-c shared_buffers=64MB -c max_wal_size=64MB -c fsync=off';
/** What both databases of the drill take. */
const DISK_MEGABYTES = 1_024;
const HOLD_MS = 500;

// The short form of `npm run bench -- soak --chaos` and of `npm run bench -- restore`, on a server of its own where PostgreSQL is
// installed.
it.runIf(postgresBinaries())(
  'whatever breaks, nothing that was acknowledged is lost, and it comes back from a copy',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rx-chaos-'));
    // PostgreSQL's own account reaches its folder.
    chmodSync(folder, 0o755);
    const disk = userInfo().uid === 0 ? SmallDisk.mount(folder, DISK_MEGABYTES) : null;
    const cluster = OwnCluster.make(join(disk?.path ?? folder, 'server'), OPTIONS);
    if (!cluster) throw new Error('PostgreSQL is not on this machine');
    const dataDir = join(disk?.path ?? folder, 'data');
    mkdirSync(join(dataDir, 'files'), { recursive: true });
    const main = join(await cachedFolder(`programs-${hashOfServer()}`, buildServer), 'main.js');
    const server = await ServerProcess.onFreePort({
      DATABASE_URL: cluster.url,
      DATA_DIR: dataDir,
      DISK_RESERVE_MB: '16',
      DEMO: '0',
    });
    const proxy = await retryingProxy([server.url], 0);
    let isOver = false;
    const steps: string[] = [];
    onTestFailed(() => void process.stderr.write(`${steps.join('\n')}\n${server.said}\n`));
    try {
      await server.start(main);
      await createFirstAdministrator(server);
      const caller = await signIn(proxy.url, FIRST_ADMINISTRATOR.email, FIRST_ADMINISTRATOR.password);
      const writers = new RecordWriters('CHAOS', () => isOver);
      const writing = [writers.write(caller, 20), writers.write(caller, 20)];
      const ground: Ground = { cluster, server, main, proxy, disk, clockAhead: null };
      for (const name of faultsOf(ground)) {
        await sleep(300);
        const before = writers.writes;
        steps.push(name);
        const report = await playFault(ground, name, HOLD_MS);
        expect(report).toMatchObject({ name, told: expect.any(String) as string });
        await expect.poll(() => writers.writes, { timeout: 20_000 }).toBeGreaterThan(before);
      }
      isOver = true;
      steps.push('last writes');
      await Promise.all(writing);
      expect(await on(cluster.url, (db) => writers.faults(db))).toEqual([]);
      expect(writers.failures.size).toBeGreaterThan(0);
      // What a person reads is a sentence, not the driver's words.
      for (const told of writers.failures.keys()) expect(told).toMatch(/^$|^\d{3} \S* ?\S.* /);

      const drill = await restoreDrill({
        folder: disk?.path ?? folder,
        cluster,
        options: OPTIONS,
        dataDir,
        url: server.url,
        account: FIRST_ADMINISTRATOR,
        lanes: 2,
        say: (text) => void steps.push(text),
      });
      expect(drill.faults).toEqual([]);
      expect(drill.acknowledged).toBeGreaterThan(10);
    } finally {
      isOver = true;
      await server.stop('SIGKILL');
      proxy.close();
      if (cluster.isRunning) cluster.kill();
      disk?.unmount();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  480_000,
);
