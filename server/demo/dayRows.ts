import { MINUTE_MS } from '../../src/domain/time/durations';
import { addDays, toWire } from '../../src/domain/time/dates';
import { isClosedStatus } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import { manifestStatusFrom } from '../../src/domain/runs/manifestStatus';
import { etasOf } from '../../src/domain/stops/etas';
import type { DayPlan } from './dayPlan';
import { demoPace } from './demoPace';
import { proofOf } from './demoProof';
import type { SeedRow } from './insertRows';
import { DEMO_ZONE } from './masterData';
import type { SeedRecipient } from './participants';
import { playRun, type PlayedRun, type PlayedStop } from './playRun';
import { padded, type Random } from './random';
import { type PlannedRun, type PlannedStop } from './runPlan';
import type { Staff } from './staff';

export interface DayRows {
  manifests: SeedRow[];
  events: SeedRow[];
  transitions: SeedRow[];
  positions: SeedRow[];
}

/** Where the ids of the next rows begin. */
export interface NextIds {
  manifest: number;
  event: number;
}

const wire = (time: number | null) => (time === null ? null : toWire(new Date(time)));

const COMMENTS = [
  'Two bags.',
  'Signature of an adult.',
  'Call on arrival.',
  'Keep upright.',
  'Old bottle to take back.',
] as const;

/** Columns of an event's delivery, apart from its run and state. */
function order(random: Random, date: string, id: number, typeId: number, gender: string | null) {
  const isDelivery = typeId === EVENT_TYPE.delivery;
  const isRecipients = isDelivery || typeId === EVENT_TYPE.collect;
  const isRush = isDelivery && random.chance(0.06);
  return {
    order_number: isRecipients ? `RX${date.slice(2).replaceAll('-', '')}${padded(id % 1_000_000, 6)}` : null,
    tracking_number: isRecipients ? `T${date.replaceAll('-', '')}${padded(id, 8)}` : null,
    comments: isRecipients && random.chance(0.12) ? random.pick(COMMENTS) : null,
    refrigeration_needed: isDelivery && random.chance(0.09),
    priority: isRush || (isDelivery && random.chance(0.05)) ? 'high' : 'normal',
    is_rush: isRush,
    is_collect: typeId === EVENT_TYPE.collect,
    leave_at_door: isDelivery && random.chance(0.1),
    driver_gender: isDelivery && gender && random.chance(0.03) ? gender : null,
  };
}

/** Minutes since the last news when the run is the one whose driver has fallen silent. */
const SILENCE = 75;

/**
 * Rows of a day at the time `now` (milliseconds). The fourth run under way has been silent for 75 minutes, so that
 * the demo contains a stalled run.
 */
export function dayRows(
  random: Random,
  plan: DayPlan,
  staff: Pick<Staff, 'office'>,
  ids: NextIds,
  now: number,
  withPositions: boolean,
): DayRows {
  const rows: DayRows = { manifests: [], events: [], transitions: [], positions: [] };
  const onTheRoad = plan.runs.filter(
    (run) => run.driver && run.start < now - 2 * SILENCE * MINUTE_MS && run.end > now,
  );
  const silent = withPositions ? onTheRoad[3] : undefined;
  for (const run of plan.runs) {
    const until = run === silent ? now - SILENCE * MINUTE_MS : now;
    const played = playRun(random, run, until, withPositions);
    const manifestId = ids.manifest++;
    const events = played.stops.map((stop, index) =>
      eventRow(random, run, stop, manifestId, index + 1, ids.event++, staff),
    );
    setEtas(run, events, now);
    rows.manifests.push(manifestRow(run, manifestId, events, (now - until) / MINUTE_MS));
    rows.events.push(...events);
    played.stops.forEach((stop, index) =>
      rows.transitions.push(...lineRows(run, stop, manifestId, events[index], staff)),
    );
    if (withPositions) rows.positions.push(...positionRows(run, played, until));
  }
  rows.events.push(...poolRows(random, plan.date, plan.unassigned, ids, plan.date));
  return rows;
}

/** Deliveries of a day that wait for a run, ordered in the night before the day `ordered`. */
export function poolRows(
  random: Random,
  date: string,
  recipients: readonly SeedRecipient[],
  ids: Pick<NextIds, 'event'>,
  ordered: string,
): SeedRow[] {
  return recipients.map((to) => poolRow(random, date, to, ids.event++, `${ordered} 01:30:00`));
}

type EventRow = ReturnType<typeof eventRow>;

function eventRow(
  random: Random,
  run: PlannedRun,
  played: PlayedStop,
  manifestId: number,
  place: number,
  id: number,
  staff: Pick<Staff, 'office'>,
) {
  const { stop } = played;
  const last = played.lines.at(-1);
  const paid = last && isClosedStatus(played.statusId) && stop.copayment && last.receptor_name;
  const about = order(random, run.date, id, stop.typeId, run.driver?.gender ?? null);
  const proof = lineProof(stop, last, id, about.leave_at_door);
  return {
    id,
    created_at: `${run.date} 01:30:00`,
    updated_at: wire(last?.time ?? null) ?? `${run.date} 01:30:00`,
    delivery_manifest_id: manifestId as number | null,
    delivery_date: run.date,
    close_door_pharmacy_id: run.cdp_id,
    participant_id: stop.recipient?.participant_id ?? null,
    delivery_event_type_id: stop.typeId as number,
    delivery_event_status_id: played.statusId as number,
    secuence: place as number | null,
    destination_id: stop.recipient?.destination_id ?? null,
    destination_full_address: stop.address,
    destination_latitude: stop.at.latitude,
    destination_longitude: stop.at.longitude,
    ...about,
    copayment_amount: stop.copayment,
    copayment_method: paid ? random.pick(['cash', 'card', 'check']) : null,
    delivery_start_time: stop.restriction.start,
    delivery_end_time: stop.restriction.end,
    planned_at: wire(played.planned),
    eta: wire(played.arrived ?? played.planned),
    datetime: wire(last?.time ?? null),
    attempts: played.attempts,
    receptor_name: last?.receptor_name ?? null,
    non_delivery_reason_id: last?.non_delivery_reason_id ?? null,
    other_non_delivery_reason_description: last?.other_non_delivery_reason_description ?? null,
    ...proof,
    signature_created_at: proof.signature ? wire(last?.time ?? null) : null,
    created_by: staff.office.user_id,
    created_by_name: staff.office.full_name,
  };
}

/** The same rule as after each command, so that the first one does not make the board jump. */
function setEtas(run: PlannedRun, events: EventRow[], now: number) {
  const timed = { time_zone: DEMO_ZONE, start_at: toWire(new Date(run.start)), stops: events };
  const etas = etasOf(timed, new Date(now), demoPace());
  for (const event of events) event.eta = etas.get(event.id) ?? event.eta;
}

function manifestRow(
  run: PlannedRun,
  id: number,
  events: readonly EventRow[],
  minutesSinceNews: number,
): SeedRow {
  return {
    id,
    created_at: `${addDays(run.date, -1)} 23:30:00`,
    updated_at: `${run.date} 01:30:00`,
    name: run.name,
    delivery_date: run.date,
    time_zone: DEMO_ZONE,
    delivery_manifest_status_id: manifestStatusFrom(events, minutesSinceNews),
    employee_id: run.driver?.employee_id ?? null,
    vehicle_id: run.vehicle_id,
    close_door_pharmacy_id: run.cdp_id,
    start_at: wire(run.start),
    end_at: wire(run.end),
  };
}

/** Evidence that the driver's device recorded for this line. The office was not at the door. */
function lineProof(
  { recipient }: PlannedStop,
  line: { statusId: number; source: 'driver' | 'office' } | undefined,
  id: number,
  isLeftAtDoor: boolean,
) {
  if (!line || line.source === 'office' || !recipient) return { signature: null, path_evidence: null };
  return proofOf(id, line.statusId, isLeftAtDoor);
}

function lineRows(
  run: PlannedRun,
  played: PlayedStop,
  manifestId: number,
  event: EventRow | undefined,
  staff: Pick<Staff, 'office'>,
): SeedRow[] {
  return played.lines.map(({ time, statusId, source, ...words }) => ({
    delivery_event_id: event?.id ?? 0,
    delivery_manifest_id: manifestId,
    datetime: wire(time),
    delivery_event_status_id: statusId,
    delivery_event_type_id: played.stop.typeId,
    actor_user_id: source === 'office' ? staff.office.user_id : (run.driver?.user_id ?? null),
    actor_name: source === 'office' ? staff.office.full_name : (run.driver?.full_name ?? ''),
    source,
    ...words,
    ...lineProof(played.stop, { statusId, source }, event?.id ?? 0, event?.leave_at_door ?? false),
    latitude: source === 'driver' && isClosedStatus(statusId) ? played.stop.at.latitude : null,
    longitude: source === 'driver' && isClosedStatus(statusId) ? played.stop.at.longitude : null,
  }));
}

function positionRows(run: PlannedRun, played: PlayedRun, until: number): SeedRow[] {
  const employee_id = run.driver?.employee_id;
  if (!employee_id) return [];
  // One position per driver and second.
  const bySecond = new Map(played.positions.map((one) => [wire(Math.min(one.time, until)), one]));
  return [...bySecond].map(([at, { latitude, longitude, speed }]) => ({
    employee_id,
    recorded_at: at,
    received_at: at,
    latitude,
    longitude,
    speed,
    accuracy: 12,
  }));
}

function poolRow(random: Random, date: string, to: SeedRecipient, id: number, at: string): SeedRow {
  const typeId = EVENT_TYPE.delivery;
  return {
    ...Object.fromEntries(NO_RUN.map((name) => [name, null])),
    id,
    created_at: at,
    updated_at: at,
    delivery_date: date,
    close_door_pharmacy_id: to.cdp_id,
    participant_id: to.participant_id,
    delivery_event_type_id: typeId,
    delivery_event_status_id: 1,
    destination_id: to.destination_id,
    destination_full_address: to.full_address,
    destination_latitude: to.latitude,
    destination_longitude: to.longitude,
    ...order(random, date, id, typeId, null),
    attempts: 0,
    created_by_name: '',
  };
}
/** Columns of an event that only a run or an outcome fills. */
const NO_RUN: readonly (keyof EventRow)[] = [
  'delivery_manifest_id',
  'secuence',
  'copayment_amount',
  'copayment_method',
  'delivery_start_time',
  'delivery_end_time',
  'planned_at',
  'eta',
  'datetime',
  'receptor_name',
  'non_delivery_reason_id',
  'other_non_delivery_reason_description',
  'path_evidence',
  'signature',
  'signature_created_at',
  'created_by',
];
