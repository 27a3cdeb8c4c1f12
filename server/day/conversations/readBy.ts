import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { toWire } from '../../../src/domain/time/dates';
import { actorOf } from '../../platform/plugins/actor';

/** Nothing of a conversation waits any more: this person has read it. */
export function readBy(request: FastifyRequest, now: Date) {
  return {
    unread: 0,
    read_by_name: actorOf(request).full_name,
    read_at: toWire(now),
    updated_at: now,
    version: sql<number>`version + 1`,
  };
}
