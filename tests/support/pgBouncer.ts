import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { giveToPostgres } from './ownPostgres';

/** PgBouncer where Debian has it; null without one. */
export function pgBouncerBinary(): string | null {
  return ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path)) ?? null;
}

/** A PgBouncer that lends its connections by transaction. */
export interface PgBouncer {
  /** The database `rx` through it. */
  url: string;
  pid: number;
  /** What its console answers, such as `show pools`. */
  ask(command: string): Promise<Record<string, unknown>[]>;
  /** Sends everybody to the server at another port from now on. */
  pointTo(port: number): Promise<void>;
  stop(): Promise<void>;
}

function configuration(own: number, server: number, size: number): string {
  const lines = [
    '[databases]',
    // Everybody comes in, as on the server of a test; with "any" PgBouncer connects as the user that stands here.
    `* = host=127.0.0.1 port=${server} user=rx`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'admin_users = rx',
    'pool_mode = transaction',
    `default_pool_size = ${size}`,
    'max_client_conn = 500',
    // By default it would look for a server that was gone only each 15 seconds.
    'server_login_retry = 1',
  ];
  return `${lines.join('\n')}\n`;
}

/** Starts one in `folder` before the server at `port`, with `size` connections for everybody together. */
export async function startPgBouncer(
  binary: string,
  folder: string,
  port: number,
  size: number,
): Promise<PgBouncer> {
  const own = 20_000 + Math.floor(Math.random() * 20_000);
  const file = join(folder, 'pgbouncer.ini');
  const write = (server: number) => writeFileSync(file, configuration(own, server, size));
  write(port);
  giveToPostgres(folder);
  const isRoot = userInfo().uid === 0;
  const child: ChildProcess = isRoot
    ? spawn(binary, ['-q', '-u', 'postgres', file], { stdio: 'ignore' })
    : spawn(binary, ['-q', file], { stdio: 'ignore' });
  const console = `postgres://rx@127.0.0.1:${own}/pgbouncer`;
  const ask = async (command: string) => {
    const client = new pg.Client({ connectionString: console });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(command)).rows;
    } finally {
      await client.end();
    }
  };
  const until = Date.now() + 10_000;
  for (;;) {
    const said = await ask('show version').catch((error: unknown) => error);
    if (Array.isArray(said)) break;
    if (Date.now() > until) throw new Error('PgBouncer does not answer', { cause: said });
    await sleep(50);
  }
  return {
    url: `postgres://rx@127.0.0.1:${own}/rx`,
    pid: child.pid ?? 0,
    ask,
    async pointTo(server) {
      write(server);
      await ask('reload');
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}
