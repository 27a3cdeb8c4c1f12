import { addDays, startOfDay, toWire, zoneOffsetHours } from '../domain/time/dates';
import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { EVENT_STATUS } from '../domain/stops/eventStatus';
import { EVENT_TYPE } from '../domain/stops/eventType';
import { MANIFEST_STATUS } from '../domain/runs/manifestStatus';
import { booleanIn, idOf, isRaw, numberIn, rawList, textIn, type Raw } from '../providers/wireFields';

/** Values that a specification-only server does not send: the requested day and the office's zone. */
export interface DayTerms {
  date: string;
  zone: string;
}

/** A record of a server without versions: no `If-Match` is sent, and a newer answer always wins. */
const NO_VERSION = 0;
const FALLBACK_COLOR = '#475569';

const genderOf = (raw: Raw): 'male' | 'female' | null => {
  const gender = textIn(raw, 'driver_gender');
  return gender === 'male' || gender === 'female' ? gender : null;
};

/** A delivery event of spec §3; missing fields are null. Throws `HttpError` without an id. */
export function readEvent(raw: Raw, run: Raw | null, { date }: DayTerms): EventView {
  const status = numberIn(raw, 'delivery_event_status_id') ?? EVENT_STATUS.scheduled;
  return {
    id: idOf(raw, 'delivery_events.id', 'id', 'event_id'),
    version: numberIn(raw, 'version') ?? NO_VERSION,
    delivery_manifest_id: numberIn(raw, 'delivery_manifest_id') ?? (run ? numberIn(run, 'id') : null),
    delivery_date: textIn(raw, 'delivery_date')?.slice(0, 10) ?? date,
    close_door_pharmacy_id:
      numberIn(raw, 'close_door_pharmacy_id') ?? (run ? numberIn(run, 'close_door_pharmacy_id') : null) ?? 0,
    participant_id: numberIn(raw, 'participant_id'),
    participant_name: textIn(raw, 'participant_name', 'participant_full_name'),
    funding_source_id: numberIn(raw, 'funding_source_id'),
    needs: Array.isArray(raw.needs) ? raw.needs.filter((need) => typeof need === 'string') : [],
    delivery_event_type_id: numberIn(raw, 'delivery_event_type_id') ?? EVENT_TYPE.delivery,
    delivery_event_status_id: status,
    secuence: numberIn(raw, 'secuence'),
    destination_id: numberIn(raw, 'destination_id'),
    destination_full_address: textIn(raw, 'destination_full_address'),
    destination_latitude: numberIn(raw, 'destination_latitude'),
    destination_longitude: numberIn(raw, 'destination_longitude'),
    order_number: textIn(raw, 'order_number'),
    tracking_number: textIn(raw, 'tracking_number'),
    comments: textIn(raw, 'comments'),
    copayment_amount: textIn(raw, 'copayment_amount'),
    refrigeration_needed: booleanIn(raw, 'refrigeration_needed'),
    priority: textIn(raw, 'priority') === 'high' ? 'high' : 'normal',
    is_rush: booleanIn(raw, 'is_rush', 'rush'),
    is_collect: booleanIn(raw, 'is_collect', 'collect'),
    leave_at_door: booleanIn(raw, 'leave_at_door'),
    driver_gender: genderOf(raw),
    delivery_start_time: textIn(raw, 'delivery_start_time'),
    delivery_end_time: textIn(raw, 'delivery_end_time'),
    planned_at: textIn(raw, 'planned_at'),
    eta: textIn(raw, 'eta'),
    datetime: textIn(raw, 'datetime'),
    attempts: numberIn(raw, 'attempts', 'no_try') ?? (status === EVENT_STATUS.attempted ? 1 : 0),
    non_delivery_reason_id: numberIn(raw, 'non_delivery_reason_id'),
    non_delivery_reason_description: textIn(raw, 'non_delivery_reason_description'),
    // Another server links no bags to pick-ups.
    stop_role: null,
    pick_up_id: null,
    locked_reason: textIn(raw, 'locked_reason'),
    locked_by_name: textIn(raw, 'locked_by_name'),
    locked_at: textIn(raw, 'locked_at'),
    created_at: textIn(raw, 'created_at') ?? `${date} 00:00:00`,
  };
}

/** The stops of a run, if the server embeds them. */
export function eventsInside(run: Raw): Raw[] | null {
  const inside = run.events ?? run.delivery_events;
  return Array.isArray(inside) ? inside.filter(isRaw) : null;
}

/**
 * A manifest of spec §3 with its stops. A run without a shift lasts the whole day. Throws `HttpError` without
 * an id.
 */
export function readManifest(raw: Raw, stops: readonly Raw[], terms: DayTerms): ManifestView {
  const id = idOf(raw, 'delivery_manifest.id', 'id');
  const delivery_date = textIn(raw, 'delivery_date', 'date')?.slice(0, 10) ?? terms.date;
  const zone = textIn(raw, 'time_zone') ?? terms.zone;
  const start = startOfDay(delivery_date, zone);
  return {
    id,
    version: numberIn(raw, 'version') ?? NO_VERSION,
    name: textIn(raw, 'name') ?? `RUN ${id}`,
    delivery_date,
    time_zone: zone,
    time_offset: numberIn(raw, 'time_offset') ?? zoneOffsetHours(start, zone),
    delivery_manifest_status_id: numberIn(raw, 'delivery_manifest_status_id') ?? MANIFEST_STATUS.running,
    employee_id: numberIn(raw, 'employee_id'),
    employee: textIn(raw, 'employee', 'employee_name'),
    driver_gender: genderOf(raw),
    vehicle_id: numberIn(raw, 'vehicle_id'),
    vehicle_name: textIn(raw, 'vehicle_name', 'vehicle'),
    vehicle_capacity: numberIn(raw, 'vehicle_capacity'),
    funding_source_ids: null,
    close_door_pharmacy_id: numberIn(raw, 'close_door_pharmacy_id') ?? 0,
    cdp_name: textIn(raw, 'cdp_name') ?? '',
    cdp_color: textIn(raw, 'cdp_color', 'hex_color') ?? FALLBACK_COLOR,
    start_at: textIn(raw, 'start_at') ?? toWire(start),
    end_at: textIn(raw, 'end_at') ?? toWire(startOfDay(addDays(delivery_date, 1), zone)),
    is_route_updated: booleanIn(raw, 'is_route_updated'),
    route_polyline: textIn(raw, 'route_polyline'),
    route_metres: numberIn(raw, 'route_metres'),
    automatic_scheduling: booleanIn(raw, 'automatic_scheduling'),
    position_recorded_at: textIn(raw, 'position_recorded_at'),
    locked_reason: textIn(raw, 'locked_reason'),
    locked_by_name: textIn(raw, 'locked_by_name'),
    locked_at: textIn(raw, 'locked_at'),
    events: stops
      .map((stop) => readEvent(stop, raw, terms))
      .sort((a, b) => (a.secuence ?? 0) - (b.secuence ?? 0) || a.id - b.id),
  };
}

/** The runs of a list answer, bare or in `data`. Throws `HttpError`. */
export function rawRuns(answer: unknown): Raw[] {
  return rawList(answer, 'delivery_manifest');
}
