import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Folder of PostgreSQL's newest binaries as Debian lays them; null without any. */
export function postgresBinaries(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(root, newest, 'bin') : null;
}

function idsOf(user: string): [number, number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, user]).toString());
  return [id('-u'), id('-g')];
}

// PostgreSQL refuses to run as root.
const isRoot = userInfo().uid === 0;

/** Runs a line of a shell as the account that may run a server. */
export function asPostgres(command: string): void {
  const [file, args] = isRoot
    ? ['su', ['postgres', '-s', '/bin/sh', '-c', command]]
    : ['sh', ['-c', command]];
  execFileSync(file, args, { stdio: 'ignore' });
}

/** Gives a folder and all that is in it to that account. */
export function giveToPostgres(folder: string): void {
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
}

/** A new folder in which that account can write. */
export function postgresFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (isRoot) chownSync(folder, ...idsOf('postgres'));
  return folder;
}

export function initServer(bin: string, data: string): void {
  asPostgres(`${bin}/initdb -N -D ${data} -A trust -U rx -E UTF8 --locale=C.UTF-8`);
}

export function anyPort(): number {
  return 20_000 + Math.floor(Math.random() * 20_000);
}

/** Starts a server on its folder and answers its port; the log lies beside the folder. */
export function startServer(bin: string, data: string, options = '', port = anyPort()): number {
  asPostgres(`${bin}/pg_ctl -D ${data} -w -l ${data}.log -o '-p ${port} -k /tmp ${options}' start`);
  return port;
}

export function stopServer(bin: string, data: string): void {
  asPostgres(`${bin}/pg_ctl -D ${data} -m immediate stop`);
}

/** The server's processes end at once, as on a machine that loses its power. */
export function killServer(data: string): void {
  const [line = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  const parent = Number(line);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)])
    .toString()
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);
  for (const pid of [parent, ...children]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // One whose parent is gone may have ended by itself.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
