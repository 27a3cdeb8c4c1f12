import { DatabaseError } from 'pg-protocol';

/** The embedded database no longer runs: it was closed, or its thread failed. */
export class DatabaseStopped extends Error {
  override name = 'DatabaseStopped';
}

/** No connection was free in time; on the embedded database, which has one, the message names who holds it. */
export class AcquireTimeout extends Error {
  override name = 'AcquireTimeout';
}

/** Another process works on the data folder; the message says which one and what to do. */
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
