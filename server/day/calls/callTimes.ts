import { sql } from 'kysely';
import { RING_SECONDS, SILENT_SECONDS } from '../../../src/domain/calls/callState';
import { fromWire } from '../../../src/domain/time/dates';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import type { AuditAuthor } from '../../platform/plugins/audit';
import { lockCall, turnCall, type CallLeg, type LockedCall } from './changeCall';

const secondsSince = (text: string, now: Date) => (now.getTime() - fromWire(text).getTime()) / 1000;

/** Who the log names for what happens by itself: who had the call. */
async function authorOf(trx: Trx, { user_id }: LockedCall): Promise<AuditAuthor> {
  const user =
    user_id === null
      ? undefined
      : await trx.selectFrom('users').select('full_name').where('id', '=', user_id).executeTakeFirst();
  return { user_id, full_name: user?.full_name ?? '' };
}

/** A browser that was closed in a call: it says nothing any more. Lines of a service are not browsers. */
function isSilent(leg: CallLeg, now: Date): boolean {
  return leg.state === 'joined' && leg.user_id !== null && secondsSince(leg.seen_at, now) > SILENT_SECONDS;
}

/** What has happened to the call by the time alone; null: nothing. To be called last in a transaction. */
export async function passTime(trx: Trx, call: LockedCall, now: Date): Promise<LockedCall | null> {
  const author = await authorOf(trx, call);
  if (call.legs.some((leg) => isSilent(leg, now))) return turnCall(trx, call, 'failed', { now, author });
  const since =
    call.state === 'transferring'
      ? call.legs.find((leg) => leg.state === 'ringing')?.created_at
      : call.state === 'ringing'
        ? call.created_at
        : undefined;
  const isLong = since !== undefined && secondsSince(since, now) > RING_SECONDS;
  return isLong ? turnCall(trx, call, 'timeout', { now, author }) : null;
}

/** Calls that ring for too long, and calls whose browsers are gone: their windows cannot end them. */
export async function endForgottenCalls({ db, clock }: ServerContext): Promise<void> {
  const now = clock();
  const open = await db
    .selectFrom('calls')
    .select('id')
    .where('state', '<>', 'ended')
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['ringing', 'transferring']),
        sql<boolean>`exists (select from call_legs l where l.call_id = calls.id and l.state = 'joined'
          and l.user_id is not null and l.seen_at < ${new Date(now.getTime() - SILENT_SECONDS * 1000)}::timestamptz)`,
      ]),
    )
    .execute();
  for (const { id } of open)
    await inTransaction(db, async (trx) => passTime(trx, await lockCall(trx, id), now));
}
