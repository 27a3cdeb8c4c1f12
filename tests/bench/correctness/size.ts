import { parseArgs } from 'node:util';

export const PARTS = ['answers', 'stale', 'random', 'kills'] as const;
export type Part = (typeof PARTS)[number];

/** The full size, and the one below which a part says nothing. `random` counts the commands of each hand. */
const SIZES: Readonly<Record<Part, { full: number; least: number }>> = {
  answers: { full: 10_000, least: 300 },
  stale: { full: 10_000, least: 1_000 },
  random: { full: 100_000, least: 200 },
  kills: { full: 50, least: 5 },
};

export interface CorrectnessOptions {
  /** Empty: all of them. */
  parts: readonly Part[];
  isFull: boolean;
  /** Time of each part: as many as fit into it, and the figure says how many those were. */
  minutes: number;
  /** On a PostgreSQL server, where commands really run side by side, instead of the embedded database. */
  isOnServer: boolean;
}

export interface BenchOptions extends CorrectnessOptions {
  /** Of the database that the drill of the restore copies. */
  rows: number;
  /** The commit or tag from which the upgrade begins; null: this version. */
  from: string | null;
  withChaos: boolean;
  /** Empty: all of them. */
  suites: readonly string[];
}

/**
 * `[--part answers,kills] [--full] [--minutes 25] [--postgres] [--rows 10000000] [--from v2.5.4] [--chaos]`, and the names of
 * the suites that are left.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      part: { type: 'string', default: '' },
      full: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      postgres: { type: 'boolean', default: false },
      rows: { type: 'string', default: '10000000' },
      from: { type: 'string' },
      chaos: { type: 'boolean', default: false },
    },
  });
  const asked = values.part.split(',').filter(Boolean);
  const parts = PARTS.filter((part) => asked.includes(part));
  if (parts.length < asked.length) throw new Error(`Unknown part in "${values.part}": ${PARTS.join(', ')}`);
  const minutes = values.minutes === undefined ? Infinity : Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`Not a number of minutes: "${values.minutes}"`);
  const rows = Number(values.rows);
  if (!Number.isSafeInteger(rows) || rows < 1) throw new Error(`Not a number of rows: "${values.rows}"`);
  const { full: isFull, postgres: isOnServer, chaos: withChaos, from = null } = values;
  return { parts, isFull, minutes, isOnServer, rows, from, withChaos, suites: positionals };
}

const SAID_EVERY_MS = 30_000;

/** How much of a part is to be done, and how far it has come. */
export interface Size {
  /** Of this run: without what earlier ones have done. */
  readonly left: number;
  readonly doneBefore: number;
  /** With that of earlier runs. */
  done: () => number;
  /** No more fits into the time, or all is done. */
  isOver: () => boolean;
  /** Says now and then how far it is. */
  did: (count: number) => void;
  /** Done, and of how many when the time was over before. */
  said: () => string;
}

/** How many of a part there are in all; `interaction`: hands that each do so many. */
export function totalOf(part: Part, { isFull }: CorrectnessOptions, interaction = 1): number {
  return SIZES[part][isFull ? 'full' : 'least'] * interaction;
}

export function sizeOf(part: Part, { minutes }: CorrectnessOptions, total: number, doneBefore = 0): Size {
  const started = performance.now();
  let done = doneBefore;
  let toldAt = started;
  return {
    left: total - doneBefore,
    doneBefore,
    done: () => done,
    isOver: () => done >= total || performance.now() - started > minutes * 60_000,
    did(count) {
      done += count;
      const now = performance.now();
      if (now - toldAt < SAID_EVERY_MS) return;
      toldAt = now;
      process.stdout.write(`  ${part}: ${done} of ${total}, ${Math.round((now - started) / 1000)} s\n`);
    },
    said: () => (done < total ? `${done} of ${total}` : `${done}`),
  };
}
