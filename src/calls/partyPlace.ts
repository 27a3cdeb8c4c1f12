import type { CallPartyView } from '../contract/calls/calls';
import { screenPath } from '../resources/paths';

/** Where more about the other person is: the stop of today, else the record; null: nowhere. */
export function placeOf(party: CallPartyView): string | null {
  const { delivery_event_id, delivery_date, participant_id, employee_id } = party;
  if (delivery_event_id !== null && delivery_date !== null)
    return `/dispatch?date=${delivery_date}&stop=${delivery_event_id}`;
  if (participant_id !== null) return screenPath('participants', 'show', participant_id);
  return employee_id === null ? null : screenPath('employees', 'show', employee_id);
}
