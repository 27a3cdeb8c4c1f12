import { existsSync } from 'node:fs';
import type { Config } from '../server/config';
import { openDatabase, type Database, type DatabaseLog } from '../server/platform/database/database';
import { databaseTarget } from '../server/platform/database/databaseTarget';
import { WrongUse } from './readOptions';

/**
 * Opens the configured database, which has to be there: a mistyped DATA_DIR would otherwise become an empty database, and
 * a copy or a proof of nothing a success.
 */
export async function openExisting(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  log: DatabaseLog,
): Promise<Database> {
  const target = databaseTarget(config);
  if ('dataDir' in target && !existsSync(target.dataDir))
    throw new WrongUse(`There is no database in ${config.dataDir}: correct DATA_DIR, or set DATABASE_URL.`);
  return openDatabase(target, log);
}
