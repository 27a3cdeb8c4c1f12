import { EVENT_STATUS } from '../domain/stops/eventStatus';
import { EVENT_TYPE } from '../domain/stops/eventType';
import { TRACKING_STATES, type TrackingState, type TrackingView } from '../domain/stops/trackingView';
import { languageOf } from '../domain/wire/languages';

type Raw = Readonly<Record<string, unknown>>;

/** Tracking states by the status of the delivery (spec §2 "Tracking page states", §4). */
const BY_STATUS: Readonly<Record<number, TrackingState>> = {
  [EVENT_STATUS.scheduled]: 'scheduled',
  [EVENT_STATUS.inProgress]: 'onTheWay',
  [EVENT_STATUS.attempted]: 'onTheWay',
  [EVENT_STATUS.successful]: 'delivered',
  [EVENT_STATUS.rescheduled]: 'rescheduled',
  [EVENT_STATUS.rejected]: 'rejected',
  [EVENT_STATUS.canceled]: 'canceled',
  [EVENT_STATUS.failed]: 'failed',
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const isState = (value: unknown): value is TrackingState => TRACKING_STATES.some((state) => state === value);

function stateOf(raw: Raw): TrackingState | null {
  const named = [raw.state, raw.status, raw.status_name].map((value) => text(value)?.toLowerCase());
  const state = [raw.state, ...named].find(isState);
  return state ?? BY_STATUS[Number(raw.delivery_event_status_id)] ?? null;
}

/**
 * The answer behind a link; null without a state. A specification-only server leaves most of it out: missing
 * fields are not shown.
 */
export function readTracking(answer: unknown): TrackingView | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const raw = answer as Raw;
  const state = stateOf(raw);
  if (!state) return null;
  const cdp = (typeof raw.cdp === 'object' && raw.cdp !== null ? raw.cdp : {}) as Raw;
  const language = text(raw.language) ?? text(raw.default_language);
  return {
    window: null,
    new_day: null,
    eta: null,
    late_minutes: null,
    attempted_at: null,
    is_checking: false,
    stops_away: null,
    vehicle: null,
    delivered_at: text(raw.delivered_date),
    ...(raw as Partial<TrackingView>),
    state,
    kind:
      raw.kind === 'collect' || raw.delivery_event_type_id === EVENT_TYPE.collect ? 'collect' : 'delivery',
    cdp: { name: text(cdp.name) ?? '', phone_number: text(cdp.phone_number) ?? '' },
    first_name: text(raw.first_name) ?? '',
    language: languageOf(language) ?? 'en',
    time_zone: text(raw.time_zone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    updated_at: text(raw.updated_at) ?? '',
  };
}
