import { readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';

/** A holder on another machine (a shared volume) is alive while it touches the lock file at least this often. */
export const HEARTBEAT_STALE_MS = 30_000;

/** The process that holds a data folder. This is the content of its lock file. */
export interface LockHolder {
  pid: number;
  host: string;
  /** When the process started, as the system counts it. It distinguishes the holder from a process with a reused id. */
  process_started: string;
}

export function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function processStarted(pid: number): Promise<string> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Field 22 of proc(5), counted from behind the command, which is in parentheses and may hold spaces.
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch (error) {
    // No such process, or a system without /proc, where the process id alone decides.
    if (isErrno(error, 'ENOENT') || isErrno(error, 'ESRCH')) return '';
    throw error;
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
}

export async function thisProcess(): Promise<LockHolder> {
  return { pid: process.pid, host: hostname(), process_started: await processStarted(process.pid) };
}

/** The holder that the lock file names; undefined without a file or while another process is writing it. */
export async function readHolder(lockFile: string): Promise<LockHolder | undefined> {
  try {
    return JSON.parse(await readFile(lockFile, 'utf8')) as LockHolder;
  } catch (error) {
    if (isErrno(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** False only when it is certain that the holder is gone. */
export async function isAlive(holder: LockHolder, lockFile: string): Promise<boolean> {
  if (holder.host !== hostname()) {
    const { mtimeMs } = await stat(lockFile);
    return Date.now() - mtimeMs < HEARTBEAT_STALE_MS;
  }
  return processExists(holder.pid) && (await processStarted(holder.pid)) === holder.process_started;
}
