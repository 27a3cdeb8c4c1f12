import type { CallEvent } from '../../../src/domain/calls/callState';
import type { ServerContext } from '../../context';
import type { Telephony } from '../../outside/telephony/outsideLine';
import { inTransaction } from '../../platform/database/transaction';
import { ApiError, SERVER_CODE } from '../../platform/plugins/errors';
import { lockCall, turnCall, type CallLeg, type LockedCall } from './changeCall';

const lineOf = (call: LockedCall) => call.legs.find((leg) => leg.role === 'line')?.id;

/** Ends the call at the service, also a line that still rings: it is in no conference that could end. */
export async function endCarried(telephony: Telephony, call: LockedCall): Promise<void> {
  const line = lineOf(call);
  if (line && call.outcome !== 'answered') await telephony.remove(call, line);
  await telephony.hangUp(call);
}

/** What the service does when the call has gone on by an event. */
async function follow(telephony: Telephony, call: LockedCall, event: CallEvent, gone: readonly CallLeg[]) {
  const line = lineOf(call);
  if (call.state === 'ended') return endCarried(telephony, call);
  if (event === 'hold' && line) return telephony.hold(call, line, true);
  // While it is given away both sides are silent by themselves, and whoever has it then talks at once.
  if ((event === 'resume' || event === 'transfer') && line) return telephony.hold(call, line, false);
  for (const leg of gone) await telephony.remove(call, leg.id);
}

/**
 * Tells the service after the commit. When it does not answer, a hold or its end is taken back, and the person is told;
 * an ended call stays ended. Throws 503.
 */
export async function carryOn(
  context: ServerContext,
  telephony: Telephony,
  call: LockedCall,
  event: CallEvent,
  gone: readonly CallLeg[] = [],
): Promise<void> {
  try {
    await follow(telephony, call, event, gone);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    context.log.error({ call_id: call.id, event, reason }, 'the telephony service did not follow');
    if (call.state === 'ended') return;
    if (event === 'hold' || event === 'resume') {
      await inTransaction(context.db, async (trx) => {
        const author = { user_id: call.user_id, full_name: '' };
        const back = event === 'hold' ? 'resume' : 'hold';
        await turnCall(trx, await lockCall(trx, call.id), back, { now: context.clock(), author });
      });
    }
    throw new ApiError(503, SERVER_CODE.unavailable, 'The telephony service does not answer. Try again', {
      args: { reason: 'telephonyDown' },
    });
  }
}
