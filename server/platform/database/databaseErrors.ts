import { DatabaseError } from 'pg-protocol';

/** The embedded database no longer runs: it was closed, or its thread failed. */
export class DatabaseStopped extends Error {
  override name = 'DatabaseStopped';
}

/** No connection was free in time. The embedded database has one connection, so the message there names its holder. */
export class AcquireTimeout extends Error {
  override name = 'AcquireTimeout';
}

/** Another process uses the data folder. The message names it and explains what to do. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** The PostgreSQL error code (SQLSTATE) of an error of either driver, e.g. `23505` for a duplicate. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/**
 * True when a write failed because the disk is full (53100, disk_full), or when the embedded database cannot start again
 * for that reason. Nothing that was acknowledged is lost; writing works again once there is room.
 */
export function isDatabaseFull(error: unknown): boolean {
  return sqlStateOf(error instanceof DatabaseStopped ? error.cause : error) === '53100';
}
