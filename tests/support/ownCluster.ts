import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  asPostgres,
  initServer,
  postgresBinaries,
  postgresFolder,
  startServer,
  stopServer,
} from './ownPostgres';
import { pgBouncerBinary, startPgBouncer, type PgBouncer } from './pgBouncer';

/** Why these tests cannot run here, as a sentence; null when they can. */
export function missingForCluster(): string | null {
  if (!process.env.TEST_DATABASE_URL)
    return 'TEST_DATABASE_URL is not set: .ci/run plays these stories with the database suites';
  return missingBinaries();
}

/** What this machine lacks for a cluster of its own, as a sentence; null when it has all. */
export function missingBinaries(): string | null {
  if (!postgresBinaries()) return 'PostgreSQL is not installed (Debian: apt install postgresql)';
  return pgBouncerBinary() ? null : 'PgBouncer is not installed (Debian: apt install pgbouncer)';
}

/** A PostgreSQL server of its own with an empty database `rx`. */
export interface Cluster {
  folder: string;
  bin: string;
  data: string;
  port: number;
  url: string;
  stop(): Promise<void>;
}

/** @param options of `postgres`, such as `-c synchronous_commit=on` */
export function startCluster(options = '-c fsync=off'): Cluster {
  const bin = postgresBinaries() ?? '';
  const folder = postgresFolder('rx-cluster-');
  const data = join(folder, 'data');
  initServer(bin, data);
  const port = startServer(bin, data, options);
  asPostgres(`${bin}/createdb -h 127.0.0.1 -p ${port} -U rx rx`);
  return {
    folder,
    bin,
    data,
    port,
    url: `postgres://rx@127.0.0.1:${port}/rx`,
    async stop() {
      try {
        stopServer(bin, data);
      } catch {
        // It was killed.
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PgBouncer before a cluster, in transaction pooling, with `size` connections for all servers together. */
export async function poolOf(cluster: Cluster, size: number): Promise<PgBouncer> {
  const folder = postgresFolder('rx-pgbouncer-');
  const bouncer = await startPgBouncer(pgBouncerBinary() ?? '', folder, cluster.port, size);
  return {
    ...bouncer,
    async stop() {
      await bouncer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A title that says why the stories below it are skipped here. */
export function titleOf(story: string): string {
  const missing = missingForCluster();
  return missing ? `${story} (skipped: ${missing})` : story;
}
