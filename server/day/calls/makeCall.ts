import type { FastifyRequest } from 'fastify';
import type { MakeCall } from '../../../src/contract/calls/calls';
import { realPhone, toStoredPhone } from '../../../src/domain/people/phone';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Telephony } from '../../outside/telephony/outsideLine';
import type { Trx } from '../../platform/database/database';
import { actorOf, type Actor } from '../../platform/plugins/actor';
import { invalid, wrongState } from '../../platform/plugins/errors';
import { isInCall, lockPeople, readColleagues } from './callPeople';
import { lockCall, publishCall, turnCall, type CallLeg, type LockedCall } from './changeCall';
import { findParty, type Party } from './findParty';

const COLLEAGUE = {
  party: 'colleague',
  participant_id: null,
  employee_id: null,
  delivery_event_id: null,
  close_door_pharmacy_id: null,
} as const;

type NewLeg = Pick<CallLeg, 'id' | 'role' | 'user_id' | 'state'>;

interface NewCall extends Party {
  provider: Telephony['provider'];
  direction: 'in' | 'out';
  user_id: number | null;
  colleague_id?: number;
  phone_number?: string;
  legs: readonly NewLeg[];
}

/** Writes a call that rings; nobody is told yet. */
export async function insertCall(trx: Trx, now: Date, { legs, ...call }: NewCall): Promise<LockedCall> {
  const { id } = await trx
    .insertInto('calls')
    .values({ ...call, state: 'ringing', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (legs.length > 0) await insertLegs(trx, now, id, legs);
  return lockCall(trx, id);
}

export async function insertLegs(
  trx: Trx,
  now: Date,
  call_id: number,
  legs: readonly NewLeg[],
): Promise<void> {
  // A person who has come later is told apart by the time.
  await trx
    .insertInto('call_legs')
    .values(
      legs.map((leg) => ({
        ...leg,
        call_id,
        created_at: now,
        joined_at: leg.state === 'joined' ? now : null,
        seen_at: now,
      })),
    )
    .execute();
}

/** A colleague who can be rung now. Throws 409 when nobody of that name is there. */
export async function colleagueOf(trx: Trx, actor: Actor, id: number, now: Date) {
  const colleague = (await readColleagues(trx, actor, now)).find((each) => each.id === id);
  if (!colleague)
    throw wrongState('This colleague is not signed in, or takes no calls', { reason: 'colleagueAway' });
  return colleague;
}

interface Making {
  now: Date;
  telephony: Telephony;
  /** Of the callee's leg. */
  newLeg: string;
}

/**
 * Calls a colleague or a number. The call of somebody who is busy ends at once and is in the log. Throws 422 for a wrong
 * number, and 409 for a caller who is in a call already.
 */
export async function makeCall(
  trx: Trx,
  request: FastifyRequest,
  given: MakeCall,
  { now, telephony, newLeg }: Making,
): Promise<LockedCall> {
  const actor = actorOf(request);
  const { leg, colleague_id, delivery_event_id: eventId } = given;
  await lockPeople(trx, [actor.user_id, ...(colleague_id === undefined ? [] : [colleague_id])]);
  if (await isInCall(trx, actor.user_id))
    throw wrongState('You are in a call already', { reason: 'alreadyCalling' });
  const common = {
    provider: telephony.provider,
    direction: 'out',
    user_id: actor.user_id,
  } as const;
  const caller = { id: leg, role: 'caller', user_id: actor.user_id, state: 'joined' } as const;

  if (colleague_id !== undefined) {
    const colleague = await colleagueOf(trx, actor, colleague_id, now);
    const callee = { id: newLeg, role: 'callee', user_id: colleague_id, state: 'ringing' } as const;
    const legs = colleague.is_busy ? [caller] : [caller, callee];
    const party = { ...COLLEAGUE, party_name: colleague.full_name };
    const call = await insertCall(trx, now, { ...common, ...party, colleague_id, legs });
    if (colleague.is_busy) return (await turnCall(trx, call, 'busy', { now, author: request })) ?? call;
    await publishCall(trx, call, false);
    return call;
  }

  const phone = realPhone(toStoredPhone(given.phone_number ?? ''));
  if (phone === null) throw invalid({ phone_number: { message: VALIDATION.phone } });
  if (!telephony.reachesOutside)
    throw wrongState('No telephony service is connected: only colleagues can be called', {
      reason: 'noOutside',
    });
  const party = await findParty(trx, { phone, now, cdpId: actor.cdp_id, eventId });
  // A line that a service carries has its part from the start; in a demo it is who answers.
  const line = { id: newLeg, role: 'line', user_id: null, state: 'ringing' } as const;
  const legs = telephony.provider === 'twilio' ? [caller, line] : [caller];
  const call = await insertCall(trx, now, { ...common, ...party, phone_number: phone, legs });
  await publishCall(trx, call, true);
  return call;
}
