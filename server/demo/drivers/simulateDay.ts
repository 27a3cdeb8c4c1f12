import { dateInZone, fromWire } from '../../../src/domain/time/dates';
import { NoSession } from './apiSession';
import { Refused, signInDriver, type DriverDevice } from './driverDevice';
import { Pace, type Clock } from './pace';
import { AS_PEOPLE_ARE, isToBeDriven, playDriver, type Behaviour } from './playDriver';
import { Tally } from './tally';

export interface SimulationOptions {
  /** Base of all calls, with `/api`. */
  base: string;
  password: string;
  /** Simulated seconds per second; Infinity waits for nothing. */
  speed: number;
  /** YYYY-MM-DD; each driver's today when left out. */
  date?: string;
  /** Accounts to try, in this order. */
  emails: readonly string[];
  /** How many drivers with something to drive. */
  drivers: number;
  seed: number;
  /** Left out: people have good and bad days, and doors stay closed. */
  behaviour?: Behaviour;
  /** Nobody waits for the first run of the day: the simulated time begins with it. */
  skipsToFirstStart: boolean;
  clock: Clock;
  signal: AbortSignal;
  say: (text: string) => void;
}

interface Ready {
  device: DriverDevice;
  date: string;
  /** Start of the first run that is left. Milliseconds. */
  starts: number;
}

/** The accounts one after another, until enough of them have something to drive. */
async function signInDrivers(options: SimulationOptions): Promise<Ready[]> {
  const { base, password, clock, signal, say } = options;
  const ready: Ready[] = [];
  for (const email of options.emails) {
    if (ready.length >= options.drivers || signal.aborted) break;
    try {
      const device = await signInDriver(base, { email, password }, clock, signal);
      const date = options.date ?? dateInZone(clock.now(), device.auth.time_zone);
      const starts = (await device.runsOf(date))
        .filter(isToBeDriven)
        .map((run) => fromWire(run.start_at).getTime());
      if (starts.length > 0) ready.push({ device, date, starts: Math.min(...starts) });
      else await device.signOut();
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof NoSession) && !(error instanceof Refused)) throw error;
      // Without a server there is nobody else to try.
      if (error.cause) throw error;
      say(`${email}: ${error.message}`);
    }
  }
  return ready;
}

/** Plays one driver to the end; whatever ends it early is told, and the others go on. */
async function playToTheEnd({ device, date }: Ready, pace: Pace, tally: Tally, options: SimulationOptions) {
  const say = (driver: string, text: string) => options.say(`${driver} · ${text}`);
  try {
    const behaviour = options.behaviour ?? AS_PEOPLE_ARE;
    await playDriver({ device, pace, seed: options.seed, behaviour, tally, say }, date);
    say(device.auth.full_name, 'has finished the day');
    await device.signOut();
  } catch (error) {
    if (options.signal.aborted) return device.signOut();
    if (error instanceof Refused) tally.refused(error.code);
    say(device.auth.full_name, `stops: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Drives the day through the public API until every run is at its end or the signal is aborted. Answers what was done.
 * Throws `NoSession` when there is no server.
 */
export async function simulateDay(options: SimulationOptions): Promise<Tally> {
  const { clock, speed, signal } = options;
  const tally = new Tally();
  const ready = await signInDrivers(options);
  options.say(`${ready.length} drivers have something to drive.`);
  const now = clock.now().getTime();
  const first = Math.min(...ready.map((one) => one.starts));
  const start = options.skipsToFirstStart ? Math.max(now, first) : now;
  await Promise.all(
    ready.map((one) => playToTheEnd(one, new Pace(clock, speed, start, signal), tally, options)),
  );
  return tally;
}
