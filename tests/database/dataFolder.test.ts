import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../../server/platform/database/database';
import { DataFolderInUse } from '../../server/platform/database/databaseErrors';
import { lockDataFolder } from '../../server/platform/database/pglite/dataFolderLock';
import { embeddedTemplate, silentLog } from '../support/database';

let parent: string;
let folder: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'rx-folder-'));
  folder = join(parent, 'database');
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const open = async (): Promise<Database> =>
  openDatabase({ dataDir: folder, template: await embeddedTemplate() }, silentLog);
const lockHolder = async () => JSON.parse(await readFile(`${folder}.lock`, 'utf8')) as { pid: number };

/** Starts the writer and answers once it has acknowledged `count` rows. */
async function startWriter(count: number) {
  const script = fileURLToPath(new URL('./acknowledgedWrites.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout);
  const written = { last: 0 };
  lines.on('line', (line) => (written.last = Number(line)));
  while (written.last < count) await once(lines, 'line');
  return { child, written };
}

describe('a data folder', () => {
  it(
    'is refused to a second process with the reason, and survives kill -9 with every acknowledged row',
    { timeout: 120_000 },
    async () => {
      const { child, written } = await startWriter(500);
      expect((await lockHolder()).pid).toBe(child.pid);
      const refused = await open().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DataFolderInUse);
      expect(String(refused)).toContain(
        `Process ${child.pid} on ${hostname()} works on the data folder ${folder}`,
      );

      child.kill('SIGKILL');
      await once(child, 'close');
      const database = await open();
      const { rows } = await sql<{ n: number }>`select n from acknowledged order by n`.execute(database.db);
      const kept = rows.map((row) => row.n);
      // One more may be there: written, but killed before it was said.
      expect(kept.length - written.last).toBeGreaterThanOrEqual(0);
      expect(kept.length - written.last).toBeLessThanOrEqual(1);
      expect(kept).toEqual(kept.map((_, index) => index + 1));

      // The lock of the killed process was replaced by ours, and goes when we close.
      expect((await lockHolder()).pid).toBe(process.pid);
      await database.close();
      await database.close();
      await expect(stat(`${folder}.lock`)).rejects.toThrow('ENOENT');
    },
  );

  it('is forced to the disk at every commit', async () => {
    const database = await open();
    const before = (await database.fsyncCount?.()) ?? 0;
    for (let n = 1; n <= 20; n++) await sql`insert into acknowledged values (${-n})`.execute(database.db);
    expect(((await database.fsyncCount?.()) ?? 0) - before).toBeGreaterThanOrEqual(20);
    await database.close();
  });

  it('that a kill left half filled at its first start is filled anew', async () => {
    await writeFile(`${folder}.unfinished`, '');
    const database = await open();
    await expect(sql`select 1 from acknowledged`.execute(database.db)).rejects.toMatchObject({
      code: '42P01',
    });
    await database.close();
  });
});

describe('the lock', () => {
  const holder = (pid: number, started: string, host = hostname()) =>
    writeFile(`${folder}.lock`, JSON.stringify({ pid, host, process_started: started }));

  it.each([
    ['a process that is gone', 4_194_303, ''],
    ['a process whose id another one has now', process.pid, 'long ago'],
  ])('of %s is replaced', async (_what, pid, started) => {
    await holder(pid, started);
    const lock = await lockDataFolder(folder, 1_000);
    expect((await lockHolder()).pid).toBe(process.pid);
    await lock.release();
  });

  it('of another machine holds as long as it is touched', async () => {
    await holder(1, '', 'elsewhere');
    await expect(lockDataFolder(folder, 200)).rejects.toThrow('Process 1 on elsewhere');
    await rm(`${folder}.lock`);
  });

  it('goes to one of many that find a stale one at the same time', async () => {
    await holder(4_194_303, '');
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder, 300)));
    const got = tries.filter((each) => each.status === 'fulfilled');
    expect(got).toHaveLength(1);
    await got[0]?.value.release();
  });

  it('waits for a holder that is just closing', async () => {
    const first = await lockDataFolder(folder);
    setTimeout(() => void first.release(), 300);
    await (await lockDataFolder(folder, 3_000)).release();
  });
});
