import type { StopRole } from '../../domain/stops/pickUpRule';
import type { EventStatusName } from '../../domain/stops/eventStatus';
import type { EventTypeName } from '../../domain/stops/eventType';
import type { ManifestStatusName } from '../../domain/runs/manifestStatus';

/** Words for the states of stops and runs (spec §4): the same word for the same thing everywhere. */
type StateWords = {
  eventStatus: Record<EventStatusName | 'unknown', string>;
  eventType: Record<EventTypeName | 'unknown', string>;
  stopRole: Record<StopRole, string>;
  manifestStatus: Record<ManifestStatusName | 'unknown', string>;
};

export const states: StateWords = {
  eventStatus: {
    copayment: 'Copayment',
    scheduled: 'Scheduled',
    inProgress: 'In progress',
    attempted: 'Attempted',
    successful: 'Delivered',
    rescheduled: 'Re-scheduled',
    rejected: 'Rejected',
    canceled: 'Canceled',
    pickedUp: 'Picked up',
    missing: 'Missing',
    damaged: 'Damaged',
    failed: 'Failed',
    collected: 'Collected',
    returned: 'Returned',
    unknown: 'Unknown status',
  },
  eventType: {
    pullOut: 'Pull out',
    pickUp: 'Pick up',
    delivery: 'Delivery',
    startLunch: 'Start lunch',
    finishLunch: 'Finish lunch',
    return: 'Return',
    pullIn: 'Pull in',
    collect: 'Pickup appointment',
    unknown: 'Unknown stop',
  },
  stopRole: {
    tripBack: 'Back to the CDP for a bag',
    give: 'Meeting: hand over bags',
    take: 'Meeting: take over bags',
  },
  manifestStatus: {
    created: 'Created',
    scheduled: 'Scheduled',
    running: 'Running',
    done: 'Done',
    incomplete: 'Incomplete',
    stalled: 'Stalled',
    unknown: 'Unknown status',
  },
};
