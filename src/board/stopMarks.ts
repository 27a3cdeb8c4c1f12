import type { EventView } from '../domain/runs/dispatchView';

/** What the recipient says, and flags of a delivery (spec §1), in order of importance for a driver. */
export const STOP_MARKS = [
  'asks',
  'confirmed',
  'rush',
  'priority',
  'refrigerated',
  'collect',
  'copayment',
  'leaveAtDoor',
  'maleDriver',
  'femaleDriver',
] as const;
export type StopMark = (typeof STOP_MARKS)[number];

export function marksOf(event: EventView): StopMark[] {
  const holds: Record<StopMark, boolean> = {
    asks: event.recipient_asks != null,
    confirmed: event.recipient_confirmed_at != null,
    rush: event.is_rush,
    priority: event.priority === 'high',
    refrigerated: event.refrigeration_needed,
    collect: event.is_collect,
    copayment: event.copayment_amount !== null && Number(event.copayment_amount) > 0,
    leaveAtDoor: event.leave_at_door,
    maleDriver: event.driver_gender === 'male',
    femaleDriver: event.driver_gender === 'female',
  };
  return STOP_MARKS.filter((mark) => holds[mark]);
}
