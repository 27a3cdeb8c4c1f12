import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface PostgresServer {
  url: string;
  stop: () => void;
}

function binaries(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(root, newest, 'bin') : null;
}

/**
 * A PostgreSQL server for the run: `BENCH_DATABASE_URL` names an empty database, else Debian's binaries make one in a
 * temporary folder. Null when there is neither.
 */
export function postgresServer(): PostgresServer | null {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  const bin = binaries();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'rx-bench-pg-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const isRoot = userInfo().uid === 0;
  if (isRoot) {
    chownSync(folder, ...idsOf('postgres'));
  }
  const run = (command: string) =>
    isRoot
      ? execFileSync('su', ['postgres', '-s', '/bin/sh', '-c', command], { stdio: 'ignore' })
      : execFileSync('sh', ['-c', command], { stdio: 'ignore' });
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  run(`${bin}/initdb -D ${data} -A trust -U rx -E UTF8 --locale=C.UTF-8`);
  run(
    `${bin}/pg_ctl -D ${data} -w -l ${folder}/log -o '-p ${port} -k ${folder} -c shared_buffers=1GB -c work_mem=64MB' start`,
  );
  run(`${bin}/createdb -h 127.0.0.1 -p ${port} -U rx rx`);
  return {
    url: `postgres://rx@127.0.0.1:${port}/rx`,
    stop: () => {
      run(`${bin}/pg_ctl -D ${data} -m immediate stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): [number, number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, user]).toString());
  return [id('-u'), id('-g')];
}

/** Runs a TypeScript file and gives what it prints first. */
export async function startScript(
  file: string,
  env: Record<string, string>,
): Promise<{ said: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)));
  });
  return { said, stop: () => child.kill('SIGTERM') };
}
