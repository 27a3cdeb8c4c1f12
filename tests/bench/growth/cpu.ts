import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Milliseconds of processor that a process and its ended children have had; 0 when it is gone, NaN without /proc. */
function cpuOfPid(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): behind the command, which may hold spaces, user and system time stand twelfth and thirteenth, those of
    // ended children after them, in 1/100 s.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0) * 10;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 0 : Number.NaN;
  }
}

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .toString()
    .split('\n')
    .map(Number)
    .filter((each) => each > 0);
}

/** The processor time of processes with the children that they have now. */
export function cpuOf(pids: readonly number[], withChildren = false): number {
  const all = withChildren ? pids.flatMap((pid) => [pid, ...childrenOf(pid)]) : pids;
  return all.reduce((sum, pid) => sum + cpuOfPid(pid), 0);
}

/** Milliseconds that all cores of the machine were busy and idle since its start, whoever was at work. */
export function machineTimes(): { busy: number; all: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.reduce(
    (sum, { user, nice, sys, idle: free, irq }) => sum + user + nice + sys + free + irq,
    0,
  );
  return { busy: all - idle, all };
}

/** Resident memory in MiB; NaN where the system does not say. */
export function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
