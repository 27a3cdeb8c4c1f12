/** Kinds of stop on a run (spec §4). The numbers are the wire's. */
export const EVENT_TYPE = {
  pullOut: 1,
  pickUp: 2,
  delivery: 3,
  startLunch: 4,
  finishLunch: 5,
  return: 6,
  pullIn: 7,
  collect: 8,
} as const;

export type EventTypeName = keyof typeof EVENT_TYPE;
export type EventTypeId = (typeof EVENT_TYPE)[EventTypeName];

export const EVENT_TYPE_IDS = Object.values(EVENT_TYPE) as readonly EventTypeId[];

const NAMES = new Map<number, EventTypeName>(
  (Object.entries(EVENT_TYPE) as [EventTypeName, EventTypeId][]).map(([name, id]) => [id, name]),
);

/**
 * The configured list of spec §4: types whose tag shows the type, because "scheduled" has no meaning for a
 * lunch. Pull-out and pull-in are in every run; a lunch and a return only in some. A pick-up is not in the
 * list: missing and damaged bags must stay visible.
 */
const SHOWN_BY_TYPE: ReadonlySet<number> = new Set([
  EVENT_TYPE.pullOut,
  EVENT_TYPE.startLunch,
  EVENT_TYPE.finishLunch,
  EVENT_TYPE.return,
  EVENT_TYPE.pullIn,
]);

/** Name of the type, also its spelling in the i18n keys; undefined for an unknown id. */
export function eventTypeName(id: number): EventTypeName | undefined {
  return NAMES.get(id);
}

/** i18n key of the type, `eventType.unknown` for an unknown id. */
export function eventTypeKey(id: number): `eventType.${EventTypeName | 'unknown'}` {
  return `eventType.${NAMES.get(id) ?? 'unknown'}`;
}

/** i18n key of a stop without a recipient: its type, or its role if it was added to the run. */
export function stopNameKey(stop: {
  delivery_event_type_id: number;
  stop_role?: 'tripBack' | 'give' | 'take' | null;
}): ReturnType<typeof eventTypeKey> | `stopRole.${'tripBack' | 'give' | 'take'}` {
  return stop.stop_role ? `stopRole.${stop.stop_role}` : eventTypeKey(stop.delivery_event_type_id);
}

/** Pickup appointment: the driver collects something from the recipient and brings it to the CDP. */
export function isCollect(typeId: number): boolean {
  return typeId === EVENT_TYPE.collect;
}

/** A stop at a recipient: a delivery or a pickup appointment. */
export function isRecipientStop(typeId: number): boolean {
  return typeId === EVENT_TYPE.delivery || typeId === EVENT_TYPE.collect;
}

/** A stop that every run has, planned by the system: it opens or closes the run. */
export function isMandatoryType(typeId: number): boolean {
  return typeId === EVENT_TYPE.pullOut || typeId === EVENT_TYPE.pullIn;
}

/** Whether the tag shows the type in place of the status (spec §4). */
export function isShownByType(event: {
  delivery_event_type_id: number;
  event_type_is_mandatory?: boolean | number | null;
}): boolean {
  return Boolean(event.event_type_is_mandatory) || SHOWN_BY_TYPE.has(event.delivery_event_type_id);
}
