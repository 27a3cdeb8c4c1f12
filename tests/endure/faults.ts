import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnCluster } from './ownCluster';
import type { RetryingProxy } from './retryingProxy';
import type { ServerProcess } from './serverProcess';
import type { SmallDisk } from './smallDisk';

/** What a product stands on, and what can be taken from it. */
export interface Ground {
  cluster: OwnCluster;
  server: ServerProcess;
  main: string;
  proxy: RetryingProxy;
  /** Where the database lies; null: its disk cannot be filled. */
  disk: SmallDisk | null;
  /** The clock of the server, ahead of this machine's. Milliseconds; null: it cannot be moved. */
  clockAhead: number | null;
}

export type FaultName = 'server killed' | 'database killed' | 'network cut' | 'disk filled' | 'clock moved';

export interface FaultReport {
  name: FaultName;
  /** What `/readyz` or the connection said while it lasted; null: it was not told. */
  told: string | null;
  /** Until calls are taken again. */
  seconds: number;
}

const BACK_WITHIN_MS = 90_000;

/** What a proxy or a person's page gets to know within a few seconds. */
async function toldBy(
  url: string,
  isTold: (status: number, text: string) => boolean,
): Promise<string | null> {
  for (let tries = 0; tries < 40; tries++) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (!answer) return 'no connection';
    const text = await answer.text().catch(() => '');
    if (isTold(answer.status, text)) return `${answer.status} ${text}`;
    await sleep(100);
  }
  return null;
}

const isNotReady = (status: number) => status === 503;

async function untilReady({ cluster, server }: Ground): Promise<void> {
  const until = performance.now() + BACK_WITHIN_MS;
  while (!(await server.isReady())) {
    // A database that has found no room ends a moment later.
    if (!cluster.isRunning) cluster.start();
    if (performance.now() > until) throw new Error(`The server does not come back: ${server.said}`);
    await sleep(100);
  }
}

type Fault = (ground: Ground, holdMs: number) => Promise<string | null>;

const FAULTS: Readonly<Record<FaultName, Fault>> = {
  async 'server killed'({ server, main, proxy }, holdMs) {
    await server.stop('SIGKILL');
    const told = await toldBy(proxy.url, isNotReady);
    await sleep(holdMs);
    await server.start(main);
    return told;
  },
  async 'database killed'({ cluster, server }, holdMs) {
    cluster.kill();
    const told = await toldBy(server.url, isNotReady);
    await sleep(holdMs);
    cluster.start();
    return told;
  },
  async 'network cut'({ proxy }, holdMs) {
    proxy.cut();
    const told = await toldBy(proxy.url, isNotReady);
    await sleep(holdMs);
    proxy.mend();
    return told;
  },
  async 'disk filled'({ cluster, server, disk }, holdMs) {
    disk?.fill();
    const told = await toldBy(server.url, isNotReady);
    await sleep(holdMs);
    disk?.free();
    if (!cluster.isRunning) cluster.start();
    return told;
  },
  async 'clock moved'({ server, main, clockAhead }, holdMs) {
    const moved = String((clockAhead ?? 0) + 10 * 60_000);
    await server.stop();
    await server.start(main, { STORY_OFFSET: moved });
    const told = await toldBy(server.url, (_status, text) => text.includes('"clock":false'));
    await sleep(holdMs);
    await server.stop();
    await server.start(main);
    return told;
  },
};

/** The faults that this ground knows, in the order in which they are played. */
export function faultsOf({ disk, clockAhead }: Ground): FaultName[] {
  const names: FaultName[] = ['server killed', 'network cut', 'database killed'];
  if (disk) names.push('disk filled');
  if (clockAhead !== null) names.push('clock moved');
  return names;
}

/** Plays one fault, holds it, mends it, and waits until everything works again. */
export async function playFault(ground: Ground, name: FaultName, holdMs: number): Promise<FaultReport> {
  const began = performance.now();
  const told = await FAULTS[name](ground, holdMs);
  await untilReady(ground);
  return { name, told, seconds: (performance.now() - began) / 1_000 };
}
