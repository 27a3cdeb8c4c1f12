import { EVENT_STATUS, eventStatusKey, eventStatusName, type EventStatusName } from './eventStatus';
import {
  EVENT_TYPE,
  eventTypeKey,
  eventTypeName,
  isCollect,
  isShownByType,
  type EventTypeName,
} from './eventType';

export type Tone = 'neutral' | 'accent' | 'amber' | 'green' | 'violet' | 'red' | 'grey';

/** Meaning of the icon; the user interface chooses the drawing. */
export type StatusIcon =
  | 'clock'
  | 'box'
  | 'route'
  | 'knock'
  | 'check'
  | 'calendar'
  | 'cross'
  | 'warning'
  | 'bar'
  | 'money'
  | 'depart'
  | 'arrive'
  | 'meal'
  | 'back'
  | 'question';

/** Colour, icon and label together: colour is never the only sign of a state. */
export interface StatusTag {
  readonly tone: Tone;
  readonly icon: StatusIcon;
  /** i18n key. */
  readonly labelKey: string;
  /** Canceled stops are struck through. */
  readonly isStruck: boolean;
}

type Look = Pick<StatusTag, 'tone' | 'icon'>;

const BY_STATUS: Record<EventStatusName | 'unknown', Look> = {
  copayment: { tone: 'neutral', icon: 'money' },
  scheduled: { tone: 'neutral', icon: 'clock' },
  inProgress: { tone: 'accent', icon: 'route' },
  attempted: { tone: 'amber', icon: 'knock' },
  successful: { tone: 'green', icon: 'check' },
  rescheduled: { tone: 'violet', icon: 'calendar' },
  rejected: { tone: 'red', icon: 'cross' },
  canceled: { tone: 'grey', icon: 'bar' },
  pickedUp: { tone: 'neutral', icon: 'box' },
  missing: { tone: 'red', icon: 'warning' },
  damaged: { tone: 'red', icon: 'warning' },
  failed: { tone: 'red', icon: 'cross' },
  collected: { tone: 'accent', icon: 'route' },
  returned: { tone: 'green', icon: 'check' },
  unknown: { tone: 'grey', icon: 'question' },
};

const BY_TYPE: Record<EventTypeName, Look> = {
  pullOut: { tone: 'neutral', icon: 'depart' },
  pickUp: { tone: 'neutral', icon: 'box' },
  delivery: { tone: 'neutral', icon: 'clock' },
  startLunch: { tone: 'neutral', icon: 'meal' },
  finishLunch: { tone: 'neutral', icon: 'meal' },
  return: { tone: 'neutral', icon: 'back' },
  pullIn: { tone: 'neutral', icon: 'arrive' },
  collect: { tone: 'accent', icon: 'route' },
};

/** A pick-up at the CDP is shown as scheduled until it has a problem (spec §4). */
const PICK_UP_LOOKS_SCHEDULED: ReadonlySet<number> = new Set([
  EVENT_STATUS.scheduled,
  EVENT_STATUS.inProgress,
  EVENT_STATUS.successful,
  EVENT_STATUS.pickedUp,
]);

function lookOf(typeId: number, statusId: number): Look {
  if (typeId === EVENT_TYPE.pickUp && PICK_UP_LOOKS_SCHEDULED.has(statusId)) return BY_TYPE.pickUp;
  // Collected from the recipient, but not yet at the CDP: still in progress (spec §4).
  if (isCollect(typeId) && statusId === EVENT_STATUS.successful) return BY_STATUS.collected;
  return BY_STATUS[eventStatusName(statusId)];
}

/** The tag of a stop: tone, icon and label (spec §4, "Status tags"). */
export function statusTag(event: {
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  event_type_is_mandatory?: boolean | number | null;
}): StatusTag {
  const { delivery_event_type_id: typeId, delivery_event_status_id: statusId } = event;
  const type = eventTypeName(typeId);
  if (type && isShownByType(event)) {
    return { ...BY_TYPE[type], labelKey: eventTypeKey(typeId), isStruck: statusId === EVENT_STATUS.canceled };
  }
  // Bags that were loaded at the CDP are picked up; they are not delivered yet.
  const isFetched = typeId === EVENT_TYPE.pickUp && statusId === EVENT_STATUS.successful;
  return {
    ...lookOf(typeId, statusId),
    labelKey: eventStatusKey(isFetched ? EVENT_STATUS.pickedUp : statusId),
    isStruck: eventStatusName(statusId) === 'canceled',
  };
}
