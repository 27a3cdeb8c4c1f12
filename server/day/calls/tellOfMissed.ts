import type { CallOutcome } from '../../../src/domain/calls/callState';
import { dateInZone } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import { readStopFacts } from '../../platform/notifications/stopFacts';
import { tell } from '../../platform/notifications/tell';
import { readSettings } from '../../platform/settings/readSettings';
import type { LockedCall } from './changeCall';

/** Nobody of the office has talked with the caller; who declines a call has decided so. */
const UNHEARD: ReadonlySet<CallOutcome | null> = new Set<CallOutcome>(['missed', 'busy', 'failed']);

/** Tells the office of a call from outside that nobody took. To be called last in a transaction (`publish`). */
export async function tellOfMissed(trx: Trx, call: LockedCall, now: Date): Promise<void> {
  if (call.direction !== 'in' || call.phone_number === null || !UNHEARD.has(call.outcome)) return;
  const { id: call_id, party_name: name, delivery_event_id: event_id, close_door_pharmacy_id: cdp_id } = call;
  const [stop] = await readStopFacts(trx, event_id === null ? [] : [event_id]);
  const date = stop?.date ?? dateInZone(now, (await readSettings(trx)).default_time_zone);
  await tell(
    trx,
    [{ type: 'call_missed', key: `call ${call_id}`, cdp_id, facts: { call_id, name, event_id, date } }],
    now,
  );
}
