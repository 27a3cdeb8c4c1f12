import { setMaxListeners } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { DEMO_PASSWORD, DRIVER_COUNT, DRIVER_EMAILS } from '../staff';
import { MACHINE_CLOCK } from './pace';
import { simulateDay } from './simulateDay';

/** What the thread is given. */
export interface DemoDriversData {
  /** Base of all calls, with `/api`. */
  base: string;
}

/** A message to the thread ends it: the drivers sign out where they are. */
const { base } = workerData as DemoDriversData;
const stop = new AbortController();
// Every driver who waits listens to it.
setMaxListeners(0, stop.signal);
parentPort?.once('message', () => stop.abort());

try {
  await simulateDay({
    base,
    password: DEMO_PASSWORD,
    emails: DRIVER_EMAILS,
    speed: 1,
    drivers: DRIVER_COUNT,
    seed: 1,
    // Nobody delivers at one in the night.
    skipsToFirstStart: false,
    clock: MACHINE_CLOCK,
    signal: stop.signal,
    // Nobody reads along; the board shows what they do.
    say: () => undefined,
  });
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  // The port would keep the thread.
  parentPort?.close();
}
