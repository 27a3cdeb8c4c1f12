import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../server/platform/database/database';
import type { Replica } from '../../server/platform/database/replica';
import { good, warning, type Finding } from './finding';

const LOOK_EVERY_MS = 50;
const ANSWERS_WITHIN_MS = 4_000;

/** What the replica is good for, once it has been asked. */
async function statusOf(replica: Replica) {
  const until = Date.now() + ANSWERS_WITHIN_MS;
  while (replica.status().state === 'down' && Date.now() < until) await sleep(LOOK_EVERY_MS);
  return replica.status();
}

/** Whether lists and reports will come from DATABASE_READ_URL, where it is set. */
export async function lookAtReplica({ replica }: Database): Promise<Finding[]> {
  if (!replica) return [];
  const { state, lagSeconds } = await statusOf(replica);
  switch (state) {
    case 'used':
      return [good('The replica at DATABASE_READ_URL answers lists and reports.')];
    case 'behind':
      return [
        warning(
          `The replica at DATABASE_READ_URL is ${Math.round(lagSeconds ?? 0)} s behind and not used.`,
          'Look at its log: replay may be paused, or the network too slow.',
        ),
      ];
    case 'other':
      return [
        warning(
          'What answers at DATABASE_READ_URL is not a replica of this database and not used.',
          'Name a server that follows the one of DATABASE_URL (pg_basebackup -R).',
        ),
      ];
    case 'down':
      return [
        warning(
          'The replica at DATABASE_READ_URL does not answer, or does not let this user in.',
          'Start it, or take DATABASE_READ_URL away: the primary answers all meanwhile.',
        ),
      ];
  }
}
