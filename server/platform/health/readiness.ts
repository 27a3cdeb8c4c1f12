import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ReplicaState } from '../../../src/contract/operations/operations';
import type { ServerContext } from '../../context';
import { inTime } from '../database/inTime';
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
  /** Whether lists and reports come from the replica, or why not. Null: there is none. */
  replica: ReplicaState | null;
}

async function hasRoom({ config }: ServerContext): Promise<boolean> {
  const free = await inTime(freeBytes(config.dataDir), ANSWER_WITHIN_MS);
  return free !== null && free >= config.diskReserveMb * MEBIBYTE;
}

export async function readReadiness(app: FastifyInstance, context: ServerContext): Promise<Readiness> {
  const database = (await inTime(sql`select 1`.execute(context.db), ANSWER_WITHIN_MS)) !== null;
  const drift = database ? await inTime(clockDrift(context), ANSWER_WITHIN_MS) : null;
  return {
    database,
    jobs: app.jobs.isRunning,
    read_log: app.reads.isWritten,
    disk: await hasRoom(context),
    clock: drift === null ? null : Math.abs(drift) <= DRIFT_MS,
    stuck_job: database ? await inTime(stuckJob(context), ANSWER_WITHIN_MS) : null,
    replica: context.database.replica?.status().state ?? null,
  };
}

/**
 * Whether a proxy shall send people here. A stuck job and a clock are told and do not count: they are the same on every server
 * of the database, or come from the database, so that nobody would be served any more. Without its replica a server goes on,
 * from the primary.
 */
export function isReady({ database, jobs, read_log, disk }: Readiness): boolean {
  return database && jobs && read_log && disk;
}
