import type { CallOutcome } from '../../../src/domain/calls/callState';
import { dateInZone } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import { readStopFacts } from '../../platform/notifications/stopFacts';
import { tell } from '../../platform/notifications/tell';
import { readSettings } from '../../platform/settings/readSettings';
import type { LockedCall } from './changeCall';

/** Outcomes of a call that the office has not answered. A declined call is not one: a person has decided. */
const UNHEARD: ReadonlySet<CallOutcome | null> = new Set<CallOutcome>(['missed', 'busy', 'failed']);

/** Notifies the office of a missed call from outside. To be called last in a transaction (`publish`). */
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
