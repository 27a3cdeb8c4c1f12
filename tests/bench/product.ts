import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const MAIN = resolve('dist/server/main.js');
/** Node's options for a process of the product: it lives at the hour of the stories. */
export const AT_STORY_HOUR = ['--import', resolve('tests/bench/storyHour.mjs')];

/** A running product of its own port and folder. */
export interface Product {
  url: string;
  /** Milliseconds from the start of the process to the first answer of `/readyz`. */
  readyMs: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  return response?.ok ?? false;
}

/** Starts the built product and waits until it is ready; rejects after two minutes or when it ends. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [...AT_STORY_HOUR, MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DEMO: '1',
      DEMO_SIMULATION: '0',
      LOG_LEVEL: 'error',
      // A bench asks as one person what a whole office asks.
      CALLS_PER_MINUTE: '0',
      PHONE_CALLS_PER_MINUTE: '0',
      FILES_PER_MINUTE: '0',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A bench that fails leaves no server behind.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const deadline = started + 120_000;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The product ended with code ${child.exitCode}`);
    if (performance.now() > deadline) throw new Error('The product was not ready after two minutes');
    await new Promise((done) => setTimeout(done, 25));
  }
  return {
    url,
    readyMs: performance.now() - started,
    process: child,
    stop: async () => {
      // Killed by a signal it has no exit code, and tells of its end only once.
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Milliseconds that the product has kept processors busy, on a shared machine the steadier figure; NaN without /proc. */
export function cpuMs({ process: { pid } }: Product): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): behind the command, which may hold spaces, user and system time stand twelfth and thirteenth, in 1/100 s.
    const [user, system] = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return Number.NaN;
  }
}
