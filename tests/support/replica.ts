import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { Cluster } from './ownCluster';
import { asPostgres, postgresFolder, startServer, stopServer } from './ownPostgres';

/** A streaming replica of a cluster, made as its operators make one. */
export interface ReplicaServer {
  bin: string;
  data: string;
  port: number;
  url: string;
  /** Runs a statement on it as its owner. */
  ask<Row>(statement: string): Promise<Row[]>;
  start(): void;
  stopServer(): void;
  /** Asks it to be the primary, as Patroni does once the old one is gone, and does not wait. */
  promote(): void;
  remove(): Promise<void>;
}

export async function askServer<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed while it answers says so here too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @param name of the replica, as `synchronous_standby_names` of its primary would name it */
export function startReplica(
  { bin, port: primary }: Pick<Cluster, 'bin' | 'port'>,
  name: string,
  options = '-c fsync=off',
): ReplicaServer {
  const folder = postgresFolder('rx-replica-');
  const data = join(folder, 'data');
  const from = `host=127.0.0.1 port=${primary} user=rx application_name=${name}`;
  asPostgres(`${bin}/pg_basebackup -d "${from}" -D ${data} -R -X stream -c fast`);
  const port = startServer(bin, data, options);
  const url = `postgres://rx@127.0.0.1:${port}/rx`;
  return {
    bin,
    data,
    port,
    url,
    ask: (statement) => askServer(url, statement),
    start: () =>
      void asPostgres(`${bin}/pg_ctl -D ${data} -w -l ${data}.log -o '-p ${port} -k /tmp ${options}' start`),
    stopServer: () => stopServer(bin, data),
    promote: () => void asPostgres(`${bin}/pg_ctl -D ${data} -W promote`),
    async remove() {
      try {
        stopServer(bin, data);
      } catch {
        // It does not run any more.
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
