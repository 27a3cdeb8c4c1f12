import { setMaxListeners } from 'node:events';
import { parseArgs } from 'node:util';
import { isDate } from '../src/domain/time/dates';
import { DEMO_PASSWORD, DRIVER_COUNT, DRIVER_EMAILS } from '../server/demo/staff';
import { apiBase, NoSession } from '../server/demo/drivers/apiSession';
import { MACHINE_CLOCK } from '../server/demo/drivers/pace';
import { simulateDay, type SimulationOptions } from '../server/demo/drivers/simulateDay';

class WrongUse extends Error {}

const USE =
  'npm run simulate -- [--speed 30] [--url http://127.0.0.1:4000] [--date YYYY-MM-DD] [--drivers 40] [--seed 1] [--password …]';

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function say(text: string): void {
  print(`${new Date().toISOString().slice(11, 19)}  ${text}`);
}

function readNumber(name: string, text: string, isRight: (value: number) => boolean, wanted: string): number {
  const value = Number(text);
  if (!isRight(value)) throw new WrongUse(`--${name} must be ${wanted}.\n${USE}`);
  return value;
}

function readArguments(): Omit<SimulationOptions, 'clock' | 'signal' | 'say'> {
  const { values } = parseArgs({
    options: {
      speed: { type: 'string', default: '1' },
      url: { type: 'string', default: 'http://127.0.0.1:4000' },
      date: { type: 'string' },
      drivers: { type: 'string', default: String(DRIVER_COUNT) },
      seed: { type: 'string', default: '1' },
      password: { type: 'string', default: DEMO_PASSWORD },
    },
  });
  if (values.date !== undefined && !isDate(values.date))
    throw new WrongUse(`--date must be YYYY-MM-DD.\n${USE}`);
  const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= DRIVER_COUNT;
  return {
    base: apiBase(values.url),
    password: values.password,
    emails: DRIVER_EMAILS,
    skipsToFirstStart: true,
    speed: readNumber('speed', values.speed, (value) => value > 0, 'above 0, or Infinity'),
    date: values.date,
    drivers: readNumber('drivers', values.drivers, isCount, `a whole number from 1 to ${DRIVER_COUNT}`),
    seed: readNumber('seed', values.seed, Number.isSafeInteger, 'a whole number'),
  };
}

/** The first Ctrl+C ends the simulation, with its summary; a second one ends the program. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  // Every driver who waits listens to it.
  setMaxListeners(0, stop.signal);
  process.once('SIGINT', () => {
    print('\nThe drivers stop where they are …');
    stop.abort();
  });
  return stop.signal;
}

try {
  const options = readArguments();
  const tally = await simulateDay({ ...options, clock: MACHINE_CLOCK, signal: stopSignal(), say });
  print('');
  tally.lines().forEach(print);
} catch (error) {
  const isExpected =
    error instanceof WrongUse ||
    error instanceof NoSession ||
    (error instanceof Error && (error.name === 'AbortError' || error.message.startsWith('Unknown option')));
  if (!isExpected) throw error;
  if (error.name !== 'AbortError') {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
