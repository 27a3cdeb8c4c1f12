import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '../../../src/domain/time/dates';
import { faultsOf, playFault, type FaultReport, type Ground } from '../../endure/faults';
import { LiveListener } from '../../endure/liveListener';
import { RecordWriters } from '../../endure/recordWriters';
import { signIn, type Caller } from '../caller';
import { PEOPLE, today } from '../correctness/day';
import type { BenchDriver } from '../map/benchDay';
import { Devices } from '../map/positions';
import { orderFile } from '../orderFiles';
import { OrderLots } from '../orderLots';
import { percentile } from '../report';
import { People } from './people';
import type { Quarter, Round } from './soakState';

const HANDS = 16;
const PAGES = 8;
const WRITERS = 2;
const POSITIONS_A_MINUTE = 10_000;
const IMPORTED_ROWS = 500;
/** Of a round with chaos: the rest is calm, and drift is looked for there. */
const CHAOS_SHARE = 0.4;
/** What a new process needs before its memory says anything. */
const WARM_SHARE = 0.15;
const HOLD_MS = 4_000;

interface Sample {
  at: number;
  megabytes: number;
}

/** Resident memory of a process in MiB; NaN without /proc. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return Number.NaN;
  }
}

function quarterOf(
  samples: readonly Sample[],
  took: readonly { at: number; ms: number }[],
  [from, to]: readonly [number, number],
): Quarter {
  const within = ({ at }: { at: number }) => at >= from && at < to;
  const median = percentile(
    samples.filter(within).map(({ megabytes }) => megabytes),
    0.5,
  );
  const p95 = percentile(
    took.filter(within).map(({ ms }) => ms),
    0.95,
  );
  return { megabytes: median, p95 };
}

/** A file of orders for tomorrow, from the upload to the deliveries. */
async function importOnce(caller: Caller): Promise<number> {
  const lots = new OrderLots(caller);
  const terms = {
    funding_source_id: 1,
    close_door_pharmacy_id: 1,
    delivery_date: addDays(today(), 1),
  };
  const read = await lots.settled((await lots.upload(orderFile(IMPORTED_ROWS, 'csv'), terms)).id, 500);
  if (read.state !== 'ready') throw new Error(`The import is ${read.state}: ${JSON.stringify(read.failure)}`);
  const done = await lots.settled((await lots.verb(read, 'commit')).id, 500);
  if (done.state !== 'committed')
    throw new Error(`The import is ${done.state}: ${JSON.stringify(done.failure)}`);
  return done.counts.new;
}

/** All drivers report ten seconds of their way in turn, so that all of them together make the pace. */
async function drive(
  devices: Devices,
  drivers: readonly BenchDriver[],
  isOver: () => boolean,
): Promise<void> {
  const pauseMs = 60_000 / (POSITIONS_A_MINUTE / 10);
  const began = performance.now();
  const calls = new Set<Promise<void>>();
  for (let index = 0; !isOver(); index++) {
    const left = began + index * pauseMs - performance.now();
    if (left > 1) await sleep(left);
    const driver = drivers[index % drivers.length];
    if (!driver) return;
    const call: Promise<void> = devices.report(driver).finally(() => calls.delete(call));
    calls.add(call);
  }
  await Promise.all(calls);
}

export interface RoundDone {
  round: Omit<Round, 'broken'>;
  acknowledged: readonly string[];
  writers: RecordWriters;
}

/** Everything at once for some minutes; with chaos, each fault once in the last part. */
export async function playRound(
  ground: Ground,
  drivers: readonly BenchDriver[],
  { minutes, withChaos, number }: { minutes: number; withChaos: boolean; number: number },
  say: (text: string) => void,
): Promise<RoundDone> {
  const { proxy, server } = ground;
  let isOver = false;
  const over = () => isOver;
  const admin = await signIn(proxy.url, 'admin@example.test');
  const desks = await Promise.all(PEOPLE.map((email) => signIn(proxy.url, email)));
  const people = new People(over);
  const writers = new RecordWriters(`SOAK ${number}`, over);
  const devices = new Devices(proxy.url);
  const pages = desks.map((desk) => new LiveListener(desk, `dispatch:${today()},session`));
  while (pages.length < PAGES) pages.push(new LiveListener(admin, 'resources'));
  const samples: Sample[] = [];
  const began = Date.now();
  const calmMs = minutes * 60_000 * (withChaos ? 1 - CHAOS_SHARE : 1);
  pages.forEach((page) => page.start());
  const sampling = setInterval(() => {
    samples.push({ at: Date.now(), megabytes: memoryOf(server.child?.pid) });
  }, 1_000);
  const work = [
    ...Array.from({ length: HANDS }, (_, hand) =>
      people.work(desks[hand % desks.length] ?? admin, number * 100 + hand),
    ),
    ...Array.from({ length: WRITERS }, () => writers.write(admin, 500)),
    drive(devices, drivers, over),
  ];
  const faults: FaultReport[] = [];
  const errors: string[] = [];
  const importing = sleep(calmMs * 0.4)
    .then(() => importOnce(admin))
    .catch((error: unknown) => {
      errors.push(String(error));
      return 0;
    });
  try {
    await sleep(Math.max(0, began + calmMs - Date.now()));
    // Until here nothing was broken: every failure is one too many.
    for (const [told, count] of [...people.told, ...writers.failures])
      errors.push(`${count} times in calm: ${told || 'no answer'}`);
    errors.push(...devices.failures.map((failure) => `positions in calm: ${failure}`));
    if (withChaos)
      for (const name of faultsOf(ground)) {
        faults.push(await playFault(ground, name, HOLD_MS));
        const { told, seconds } = faults.at(-1) as FaultReport;
        say(`  ${name}: ${told ?? 'NOT TOLD'}; back after ${seconds.toFixed(1)} s`);
        await sleep(HOLD_MS);
      }
    await sleep(Math.max(0, began + minutes * 60_000 - Date.now()));
  } finally {
    isOver = true;
    clearInterval(sampling);
  }
  await Promise.all(work);
  await Promise.all(pages.map((page) => page.stop()));
  errors.push(...people.wrong);
  const warm = began + calmMs * WARM_SHARE;
  const quarter = (began + calmMs - warm) / 4;
  const took = [...people.took, ...writers.took];
  const told: Record<string, number> = {};
  for (const [what, count] of [...people.told, ...writers.failures]) told[what] = (told[what] ?? 0) + count;
  return {
    acknowledged: people.acknowledged,
    writers,
    round: {
      minutes,
      first: quarterOf(samples, took, [warm, warm + quarter]),
      last: quarterOf(samples, took, [began + calmMs - quarter, began + calmMs]),
      calls: took.length,
      positions: devices.accepted,
      imported: await importing,
      errors,
      faults,
      told,
    },
  };
}
