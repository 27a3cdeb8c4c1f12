import type { FastifyRequest } from 'fastify';
import type { LegRole } from '../../../src/domain/calls/callState';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { isInCall, lockPeople } from './callPeople';
import { leave, lockCall, turnCall, type CallLeg, type LockedCall } from './changeCall';
import { insertLegs } from './makeCall';

/** Somebody else was quicker, or the caller gave up. */
const tooLate = () => wrongState('This call no longer rings', { reason: 'callOver' });

/** Whether a call from outside is for this person too: it rings for all who see its CDP. */
export function mayTake(
  call: Pick<LockedCall, 'direction' | 'close_door_pharmacy_id'>,
  cdpId: number | null,
): boolean {
  return call.direction === 'in' && (cdpId === null || call.close_door_pharmacy_id === cdpId);
}

/** A number that the office has called, whose phone a page plays in a demo. */
function isForDemoPhone({ direction, phone_number, provider }: LockedCall): boolean {
  return direction === 'out' && phone_number !== null && provider === 'embedded';
}

interface Answering {
  now: Date;
  /** Of the browser window that answers. */
  leg: string;
  /** The demo's phone outside. */
  isLine?: boolean;
}

/**
 * Answers with this browser window: of two who answer at once the first one has the call. Who gave the call away leaves
 * it. Throws 404 for a call that does not ring for this person, and 409 when it no longer rings.
 */
export async function answerCall(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  { now, leg, isLine = false }: Answering,
): Promise<{ call: LockedCall; gone: CallLeg[] }> {
  const { user_id, cdp_id } = actorOf(request);
  if (!isLine) await lockPeople(trx, [user_id]);
  const call = await lockCall(trx, id);
  const own = call.legs.filter((each) => each.user_id === user_id && each.role !== 'line');
  const ringing = isLine ? undefined : own.find((each) => each.state === 'ringing');
  const isTheirs = isLine ? isForDemoPhone(call) : own.length > 0 || mayTake(call, cdp_id);
  if (!isTheirs) throw notFound();
  const rings = ringing
    ? call.state !== 'ended'
    : call.state === 'ringing' && (isLine || mayTake(call, cdp_id));
  if (!rings) throw tooLate();
  // The ringing part is replaced by that of the window that answers.
  if (ringing) {
    await trx.deleteFrom('call_legs').where('id', '=', ringing.id).execute();
    call.legs = call.legs.filter((each) => each.id !== ringing.id);
  }
  if (!isLine && (await isInCall(trx, user_id)))
    throw wrongState('You are in a call already', { reason: 'alreadyCalling' });
  const role: LegRole = isLine ? 'line' : (ringing?.role ?? 'callee');
  await insertLegs(trx, now, id, [{ id: leg, role, user_id, state: 'joined' }]);
  const gone = ringing?.role === 'transfer' ? whoGivesAway(call) : [];
  if (gone.length > 0) await leave(trx, gone);
  const joined = await lockCall(trx, id);
  const values = call.user_id === null ? { user_id } : {};
  const answered = await turnCall(trx, joined, 'answer', { now, author: request, values });
  if (!answered) throw tooLate();
  return { call: answered, gone };
}

/** Of a transfer: the colleague who had the call, not the one at the other end. */
function whoGivesAway(call: LockedCall): CallLeg[] {
  return call.legs.filter((leg) => leg.state === 'joined' && leg.user_id === call.transferring_id);
}
