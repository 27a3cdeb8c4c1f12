import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context';
import { clockDrift } from './clockDrift';
import { freeBytes } from './freeDisk';
import { stuckJob } from './stuckJob';

const ANSWER_WITHIN_MS = 2_000;
const MEBIBYTE = 1024 * 1024;
/** Sessions, links and arrival times bear this much. */
const DRIFT_MS = 2_000;

/** What `/readyz` says, by wire name. */
export interface Readiness {
  database: boolean;
  jobs: boolean;
  read_log: boolean;
  disk: boolean;
  /** False: this server's clock and the database's differ. Null: the database did not say. */
  clock: boolean | null;
  /** Name of the job that waits too long. */
  stuck_job: string | null;
}

/** The answer, or null when it fails or comes late. */
async function inTime<T>(question: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS)));
  const answered = question.catch(() => null);
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

async function hasRoom({ config }: ServerContext): Promise<boolean> {
  const free = await inTime(freeBytes(config.dataDir));
  return free !== null && free >= config.diskReserveMb * MEBIBYTE;
}

export async function readReadiness(app: FastifyInstance, context: ServerContext): Promise<Readiness> {
  const database = (await inTime(sql`select 1`.execute(context.db))) !== null;
  const drift = database ? await inTime(clockDrift(context)) : null;
  return {
    database,
    jobs: app.jobs.isRunning,
    read_log: app.reads.isWritten,
    disk: await hasRoom(context),
    clock: drift === null ? null : Math.abs(drift) <= DRIFT_MS,
    stuck_job: database ? await inTime(stuckJob(context)) : null,
  };
}

/**
 * Whether a proxy shall send people here. A stuck job and a clock are told and do not count: they are the same on every server
 * of the database, or come from the database, so that nobody would be served any more.
 */
export function isReady({ database, jobs, read_log, disk }: Readiness): boolean {
  return database && jobs && read_log && disk;
}
