import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import { listCopies, removeOldCopies, removeUnfinishedCopies } from './backupFolder';
import { answerRequest, type BackupRequest } from './backupRequests';
import { copyEmbedded } from './embeddedCopy';
import { copyLog, NewCopyNeeded, releaseLog } from './embeddedLog';
import { removeOldPictures, type PictureSource } from './pictureCopies';

const LOG_EVERY_MS = MINUTE_MS;
const LOOK_EVERY_MS = 1_000;

/** How the copies of this server stand. */
export interface BackupState {
  /** Until when everything is copied; null: there is no copy by this server yet. */
  copiedUntil: Date | null;
  /** Why the last try failed; null: it did not. */
  trouble: string | null;
}

export interface BackupKeeper {
  readonly state: BackupState;
  /** Ends after the copy under way. */
  stop(): Promise<void>;
}

/**
 * Copies the embedded database while the server runs: a whole copy every so often and the log each minute, as BACKUP_DIR
 * asks, and whole copies for `npm run backup`. A failure is logged and tried again a minute later.
 */
export function keepBackups(context: ServerContext, bucket: () => PictureSource | null): BackupKeeper {
  const { config, db, clock, log } = context;
  const { dataDir, backup } = config;
  const state: BackupState = { copiedUntil: null, trouble: null };
  const source = (recipients: readonly string[]) => ({
    db,
    dataDir,
    bucket: bucket(),
    recipients,
    clock,
  });
  let triedAt = 0;

  async function copyWhole({ folder, recipients, everyHours, keepDays }: NonNullable<typeof backup>) {
    const newest = (await listCopies(folder)).at(-1);
    const age = newest ? clock().getTime() - new Date(newest.manifest.started_at).getTime() : Infinity;
    if (newest && age < everyHours * HOUR_MS) {
      try {
        return await copyLog(newest.path, { ...source(recipients), folder: join(dataDir, 'database') });
      } catch (error) {
        if (!(error instanceof NewCopyNeeded)) throw error;
        log.warn({ reason: error.message }, 'a new whole copy is made');
      }
    }
    await removeUnfinishedCopies(folder);
    await copyEmbedded(folder, source(recipients));
    const before = new Date(clock().getTime() - keepDays * DAY_MS);
    const removed = await removeOldCopies(folder, before);
    await removeOldPictures(folder, before);
    log.info({ removed }, 'a whole copy is made');
    const made = (await listCopies(folder)).at(-1);
    return { at: made?.manifest.finished_at ?? clock().toISOString() };
  }

  async function keepUp(): Promise<void> {
    if (!backup || Date.now() - triedAt < LOG_EVERY_MS) return;
    triedAt = Date.now();
    try {
      const { at } = await copyWhole(backup);
      Object.assign(state, { copiedUntil: new Date(at), trouble: null });
    } catch (error) {
      state.trouble = error instanceof Error ? error.message : 'unknown';
      log.error({ err: error }, 'the copy in BACKUP_DIR failed; it is tried again in a minute');
    }
  }

  async function copyOnce({ folder, recipients }: BackupRequest): Promise<string> {
    const copy = await copyEmbedded(folder, source(recipients));
    if (!backup) await releaseLog(db);
    return copy;
  }

  // Nobody copies the log any more: held on, it would fill the disk.
  let working: Promise<void> = backup ? Promise.resolve() : releaseLog(db);
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    working = keepUp()
      .then(() => answerRequest(dataDir, copyOnce))
      .catch((error: unknown) => log.error({ err: error }, 'a request for a copy could not be answered'))
      .finally(() => (isBusy = false));
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    state,
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
