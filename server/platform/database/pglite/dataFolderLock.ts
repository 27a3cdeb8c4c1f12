import { rmSync } from 'node:fs';
import { mkdir, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse } from '../databaseErrors';
import { HEARTBEAT_STALE_MS, isAlive, isErrno, readHolder, thisProcess, type LockHolder } from './lockHolder';

const HEARTBEAT_MS = HEARTBEAT_STALE_MS / 6;
const RETRY_MS = 100;
// How long a crashed takeover, or an incomplete lock file, may block the lock.
const ABANDONED_MS = 10_000;

export interface DataFolderLock {
  release(): Promise<void>;
}

async function ageMs(path: string): Promise<number> {
  try {
    return Date.now() - (await stat(path)).mtimeMs;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return 0;
    throw error;
  }
}

async function create(lockFile: string, holder: LockHolder): Promise<boolean> {
  try {
    await writeFile(lockFile, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes the lock file of a holder that is gone. Only one process at a time may (the folder `takeover` is the mutex):
 * a second one would remove the lock that the first has just made.
 */
async function removeStale(lockFile: string): Promise<LockHolder | undefined> {
  const takeover = `${lockFile}.takeover`;
  try {
    await mkdir(takeover);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
    if ((await ageMs(takeover)) > ABANDONED_MS) await rmdir(takeover);
    return undefined;
  }
  try {
    const holder = await readHolder(lockFile);
    const alive = holder ? await isAlive(holder, lockFile) : (await ageMs(lockFile)) < ABANDONED_MS;
    if (alive) return holder;
    await rm(lockFile, { force: true });
    return undefined;
  } finally {
    await rmdir(takeover);
  }
}

function complaint(folder: string, lockFile: string, holder: LockHolder | undefined): string {
  if (!holder)
    return `The data folder ${folder} is being opened by another process (${lockFile}); try again.`;
  return (
    `Process ${holder.pid} on ${holder.host} works on the data folder ${folder}: stop that process first, or start this ` +
    `one with another DATA_DIR.`
  );
}

/**
 * Takes the lock file beside the data folder (`<folder>.lock`): two processes on one PGlite folder lose rows in silence.
 * Waits up to `waitMs` for a holder that is just closing (a restart), replaces the file of one that is gone, and throws
 * `DataFolderInUse` for one that lives.
 */
export async function lockDataFolder(folder: string, waitMs = 3_000): Promise<DataFolderLock> {
  const lockFile = `${folder}.lock`;
  await mkdir(dirname(lockFile), { recursive: true });
  const self = await thisProcess();
  const deadline = Date.now() + waitMs;
  while (!(await create(lockFile, self))) {
    const holder = await removeStale(lockFile);
    if (Date.now() > deadline) throw new DataFolderInUse(complaint(folder, lockFile, holder));
    await sleep(RETRY_MS);
  }

  const removeAtExit = () => rmSync(lockFile, { force: true });
  process.once('exit', removeAtExit);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A failed touch harms only a holder that another machine asks for; the next one tries again.
    utimes(lockFile, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    async release() {
      clearInterval(heartbeat);
      process.removeListener('exit', removeAtExit);
      await rm(lockFile, { force: true });
    },
  };
}
