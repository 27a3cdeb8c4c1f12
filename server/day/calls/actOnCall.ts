import type { FastifyRequest } from 'fastify';
import { actionsOf, type CallAction } from '../../../src/domain/calls/callState';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import { lockPeople } from './callPeople';
import { legOf } from './callView';
import { lockCall, turnCall, type LockedCall } from './changeCall';
import { colleagueOf, insertLegs } from './makeCall';

interface Acting {
  now: Date;
  action: Exclude<CallAction, 'answer'>;
  /** To whom the call is transferred. */
  colleagueId?: number;
  /** Of the colleague's part. */
  newLeg: string;
  /** The demo's phone outside. */
  isLine?: boolean;
}

/** What a person in a call does with it. Throws 404 for somebody else's call, and 409 for what is not possible now. */
export async function actOnCall(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  { now, action, colleagueId, newLeg, isLine = false }: Acting,
): Promise<LockedCall> {
  const actor = actorOf(request);
  if (action === 'transfer') {
    if (colleagueId === undefined) throw invalid({ colleague_id: { message: VALIDATION.required } });
    await lockPeople(trx, [actor.user_id, colleagueId]);
  }
  let call = await lockCall(trx, id);
  const leg = legOf(call, { userId: actor.user_id, isLine });
  if (!leg) throw notFound();
  if (!actionsOf(call.state, leg).includes(action))
    throw wrongState('This is not possible in this state of the call', {
      reason: 'callState',
      state: call.state,
    });
  if (action === 'transfer' && colleagueId !== undefined) {
    const colleague = await colleagueOf(trx, actor, colleagueId, now);
    if (colleague.is_busy) throw wrongState('This colleague is in a call', { reason: 'colleagueBusy' });
    const taking = { id: newLeg, role: 'transfer', user_id: colleagueId, state: 'ringing' } as const;
    await insertLegs(trx, now, id, [taking]);
    call = await lockCall(trx, id);
  }
  const values = action === 'transfer' ? { transferring_id: actor.user_id } : {};
  const changed = await turnCall(trx, call, action, { now, author: request, values });
  if (!changed) throw wrongState('This is not possible in this state of the call', { reason: 'callState' });
  return changed;
}
