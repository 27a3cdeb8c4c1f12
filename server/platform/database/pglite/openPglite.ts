import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import type { Database, DatabaseLog } from '../database';
import { DatabaseStopped } from '../databaseErrors';
import type { Tables } from '../tables';
import { Notifications } from '../notifications';
import { traceStatement } from '../../tracing/statementSpan';
import { ConnectionQueue } from './connectionQueue';
import { lockDataFolder, type DataFolderLock } from './dataFolderLock';
import { PglitePool } from './pglitePool';
import { RecoveringThread } from './recoveringThread';
import { encodeQuery } from './wireMessages';
import { WorkerClient } from './workerClient';
import type { WorkerStart } from './workerMessages';

// Longer than any honest transaction of the server, the commit of a lot of 50,000 orders included; the seed and the
// migrations run before it listens.
const ACQUIRE_TIMEOUT_MS = 60_000;

interface QueueOptions {
  /** How long a query waits for the one connection. */
  acquireTimeoutMs?: number;
}

/**
 * A folder for the embedded database, or memory, which keeps nothing. A new one starts from a `dump()` when
 * `template` is given, which is several times faster than creating an empty database.
 */
export type PgliteTarget = QueueOptions & { template?: Uint8Array<ArrayBuffer> } & (
    { dataDir: string } | { memory: true }
  );

async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Starts the thread on a folder. The first start fills the folder file by file, and a kill during it would leave a
 * folder that looks complete. Therefore a mark beside the folder means "unfinished" until the database has answered
 * once.
 */
async function startOnFolder(
  folder: string,
  template: Blob | undefined,
  start: (options: WorkerStart) => Promise<WorkerClient>,
): Promise<WorkerClient> {
  const unfinished = `${folder}.unfinished`;
  if (await fileExists(unfinished)) await rm(folder, { recursive: true, force: true });
  const isNew = !(await fileExists(`${folder}/PG_VERSION`));
  if (isNew) await writeFile(unfinished, '');
  await mkdir(folder, { recursive: true });
  const worker = await start({ folder, template: isNew ? template : undefined });
  if (isNew) await rm(unfinished);
  return worker;
}

/** Opens the embedded PostgreSQL in a thread of its own. See `openDatabase`. */
export async function openPglite(target: PgliteTarget, log: DatabaseLog): Promise<Database> {
  const queue = new ConnectionQueue(target.acquireTimeoutMs ?? ACQUIRE_TIMEOUT_MS);
  let closing: Promise<void> | undefined;
  const start = (options: WorkerStart) =>
    WorkerClient.start(options, (error) => {
      if (!closing) log.error({ err: error }, 'the embedded database has stopped');
    });

  const template = target.template && new Blob([target.template]);
  let lock: DataFolderLock | undefined;
  let worker: WorkerClient;
  if ('dataDir' in target) {
    lock = await lockDataFolder(target.dataDir);
    worker = await startOnFolder(target.dataDir, template, start).catch(async (error: unknown) => {
      await lock?.release();
      throw error;
    });
  } else {
    worker = await start({ memory: true, template });
  }

  const notifications = new Notifications();
  const thread = new RecoveringThread(worker, async () => {
    // Data in memory is lost.
    if (!('dataDir' in target)) throw new DatabaseStopped('The database in memory has stopped');
    const next = await start({ folder: target.dataDir });
    for (const channel of notifications.channels) {
      await next.execute(encodeQuery(`listen ${escapeIdentifier(channel)}`, []));
    }
    log.info('the embedded database runs again');
    return next;
  });
  const pool = new PglitePool(thread, queue, (channel, payload) => notifications.deliver(channel, payload));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: traceStatement });

  return {
    db,
    kind: 'pglite',
    replica: null,
    async listen(channel, onNotify) {
      const stop = notifications.add(channel, onNotify);
      await sql`listen ${sql.id(channel)}`.execute(db);
      return async () => stop();
    },
    // There is one connection, and it is the same for everybody.
    inSession: (work) => work(db),
    waiting: () => queue.waiting,
    close() {
      closing ??= (async () => {
        // A holder that does not let go has not committed: its work is lost with the thread, as after a kill.
        await queue
          .close()
          .catch((error: unknown) => log.warn({ err: error }, 'closing the database under a query'));
        // A database in memory has nothing to write to the disk.
        await ('dataDir' in target ? thread.close() : thread.terminate());
        await db.destroy();
        await lock?.release();
      })();
      return closing;
    },
    dump: async () => thread.running.dump(),
    fsyncCount: async () => thread.running.fsyncCount(),
  };
}
