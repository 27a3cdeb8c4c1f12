import { settingsWith, type Settings } from '../../../src/domain/wire/settings';
import type { Db, Trx } from '../database/database';

/** Of the outbox, topic `resources`: a group of settings has been saved. */
export const SETTINGS_EVENT = 'settings.changed';

// The outbox tells of every change; nobody keeps an old value for longer than this when it did not arrive.
const MAX_AGE_MS = 30_000;

interface Kept {
  readAt: number;
  settings: Promise<Settings>;
}

const kept = new WeakMap<Db | Trx, Kept>();

async function readStored(db: Db | Trx): Promise<Settings> {
  const groups = await db.selectFrom('settings').select('values').execute();
  return settingsWith(Object.assign({}, ...groups.map((group) => group.values)) as Record<string, unknown>);
}

/**
 * The settings as they hold now, all of them, defaults filled in. Kept in memory and dropped by the outbox on every
 * server when they change. Inside a transaction hand in `trx`: it reads its own once, as the embedded
 * database has one connection, and all that it does is by the same settings.
 */
export function readSettings(db: Db | Trx): Promise<Settings> {
  const known = kept.get(db);
  if (known && (db.isTransaction || performance.now() - known.readAt < MAX_AGE_MS)) return known.settings;
  const settings = readStored(db);
  kept.set(db, { readAt: performance.now(), settings });
  // A failed read must not be cached; its callers get the error.
  settings.catch(() => kept.delete(db));
  return settings;
}

/** Forgets what was read: the settings have changed. */
export function dropSettings(db: Db): void {
  kept.delete(db);
}
