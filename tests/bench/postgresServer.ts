import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  asPostgres,
  initServer,
  postgresBinaries,
  postgresFolder,
  startServer,
  stopServer,
} from '../support/ownPostgres';

export interface PostgresServer {
  url: string;
  stop: () => void;
}

/**
 * A PostgreSQL server for the run: `BENCH_DATABASE_URL` names an empty database, else Debian's binaries make one in a
 * temporary folder. Null when there is neither.
 */
export function postgresServer(): PostgresServer | null {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  const bin = postgresBinaries();
  if (!bin) return null;
  const folder = postgresFolder('rx-bench-pg-');
  const data = join(folder, 'data');
  initServer(bin, data);
  const port = startServer(bin, data, '-c shared_buffers=1GB -c work_mem=64MB');
  asPostgres(`${bin}/createdb -h 127.0.0.1 -p ${port} -U rx rx`);
  return {
    url: `postgres://rx@127.0.0.1:${port}/rx`,
    stop: () => {
      stopServer(bin, data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a TypeScript file and gives what it prints first. */
export async function startScript(
  file: string,
  env: Record<string, string>,
): Promise<{ said: string; pid: number; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)));
  });
  return { said, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') };
}
