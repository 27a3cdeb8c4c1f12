import { DatabaseError } from 'pg-protocol';

/** The embedded database no longer runs: it was closed, or its thread failed. */
export class DatabaseStopped extends Error {
  override name = 'DatabaseStopped';
}

/** No connection was free in time. The embedded database has one connection, so the message there names its holder. */
export class AcquireTimeout extends Error {
  override name = 'AcquireTimeout';
}

/** The connection broke while it was in use. What was asked last may or may not have been done. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** None of the servers of DATABASE_URL takes writes now. */
export class NoWritableServer extends Error {
  override name = 'NoWritableServer';

  /** @param asked what each of them has said (AggregateError) */
  constructor(asked: unknown) {
    const answers: readonly unknown[] = asked instanceof AggregateError ? asked.errors : [asked];
    const said = answers.map((each) => (each instanceof Error ? each.message || each.name : 'unknown'));
    super(`None of the servers of DATABASE_URL takes writes (${said.join('; ')})`, { cause: asked });
  }
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
