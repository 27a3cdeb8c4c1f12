import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../server/platform/database/database';
import { signIn } from '../bench/caller';
import { FileJobs } from '../endure/fileJobs';
import { LiveListener } from '../endure/liveListener';
import { RecordWriters } from '../endure/recordWriters';
import { retryingProxy } from '../endure/retryingProxy';
import type { ServerProcess } from '../endure/serverProcess';

/** Longer than one server takes to go: the other one is there all the time. */
const PATIENCE_MS = 15_000;

export interface Rolling {
  servers: readonly ServerProcess[];
  /** `main.js` of this version and of the next one. */
  versions: readonly [string, string];
  /** Signs in alone: a person has one session. */
  account: { email: string; password: string };
  lanes: number;
  /** A past day with deliveries: files are made of it. */
  day: string;
  /** How long everything runs between two replacements. */
  restMs: number;
  /** Looks into the database while the servers run. */
  look: <T>(question: (db: Db) => Promise<T>) => Promise<T>;
  /** More work through the proxy until `isOver`; answers what went wrong. */
  more?: (url: string, isOver: () => boolean) => Promise<string[]>;
}

export interface RollingReport {
  /** Empty: nothing was lost and nobody was told of an error. */
  faults: string[];
  writes: number;
  retried: number;
  files: number;
  /** Times that the open pages lost their stream and went on. */
  reconnects: number;
  seconds: number;
}

/** Replaces each server by one of that version, one at a time. */
async function replaceAll(
  servers: readonly ServerProcess[],
  main: string,
  restMs: number,
): Promise<string[]> {
  const faults: string[] = [];
  for (const server of servers) {
    const code = await server.stop();
    if (code !== 0) faults.push(`A server ended with ${code}: ${server.said}`);
    await server.start(main);
    await sleep(restMs);
  }
  return faults;
}

/** Two servers under load go to the next version and back, one at a time. */
export async function rollingUpgrade(rolling: Rolling): Promise<RollingReport> {
  const { servers, versions, account, lanes, restMs, look } = rolling;
  for (const server of servers) if (!server.isRunning) await server.start(versions[0]);
  const proxy = await retryingProxy(
    servers.map(({ url }) => url),
    PATIENCE_MS,
  );
  const caller = await signIn(proxy.url, account.email, account.password);
  let isOver = false;
  const over = () => isOver;
  const writers = new RecordWriters('UPGRADE', over);
  const files = new FileJobs(over);
  const pages = [new LiveListener(caller, 'resources'), new LiveListener(caller, 'resources')];
  pages.forEach((page) => page.start());
  const began = performance.now();
  const work = [
    ...Array.from({ length: lanes }, () => writers.write(caller)),
    files.ask(caller, { from_date: rolling.day, to_date: rolling.day }),
  ];
  const more = rolling.more?.(proxy.url, over) ?? Promise.resolve([]);
  const faults: string[] = [];
  try {
    await sleep(restMs);
    faults.push(...(await replaceAll(servers, versions[1], restMs)));
    faults.push(...(await replaceAll(servers, versions[0], restMs)));
  } finally {
    isOver = true;
  }
  await Promise.all(work);
  faults.push(...(await more));
  // What was written last is on its way to the pages.
  await sleep(1_500);
  await Promise.all(pages.map((page) => page.stop()));
  proxy.close();

  for (const [told, count] of writers.failures)
    faults.push(`A caller was told ${count} times: ${told || 'nothing'}`);
  faults.push(...files.failures, ...(await look((db) => writers.faults(db))));
  for (const page of pages) {
    if (page.resyncs > 0) continue;
    const missed = [...writers.acknowledged.values()].filter(
      ({ id, version }) => !page.heard.has(`${id} ${version}`),
    );
    if (missed.length > 0)
      faults.push(`An open page missed ${missed.length} of ${writers.acknowledged.size} changes`);
  }
  return {
    faults,
    writes: writers.writes,
    retried: proxy.retried(),
    files: files.done,
    reconnects: pages.reduce((sum, page) => sum + page.connections - 1, 0),
    seconds: (performance.now() - began) / 1_000,
  };
}
