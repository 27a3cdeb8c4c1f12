import { isOfNight } from '../../src/domain/time/dayHours';
import { MINUTE_MS } from '../../src/domain/time/durations';
import { timeInZone, dateInZone } from '../../src/domain/time/dates';
import { metresBetween, type Point } from '../../src/domain/addresses/distance';
import { EVENT_TYPE, type EventTypeId } from '../../src/domain/stops/eventType';
import { fullAddress } from '../../src/domain/people/fullName';
import { addMinutes } from '../../src/domain/time/timeOfDay';
import { DEMO_CDPS, DEMO_ZONE } from './masterData';
import type { SeedRecipient } from './participants';
import type { Random } from './random';
import type { SeedDriver } from './staff';
import {
  isShutAtFirst,
  LUNCH_MINUTES,
  outcomeOf,
  plannedMinutes,
  plannedService,
  serviceMinutes,
  type Outcome,
} from './visitModel';

/** What the plan keeps in hand at each stop, for doors that open late. */
const SPARE_MINUTES = 2;

export interface PlannedStop {
  typeId: EventTypeId;
  recipient: SeedRecipient | null;
  at: Point;
  address: string;
  /** Planned arrival, milliseconds. */
  planned: number;
  travelMinutes: number;
  serviceMinutes: number;
  outcome: Outcome;
  /** The door stays closed at the first attempt. */
  isAttempted: boolean;
  /** When the office cancels it, before the planned arrival. Milliseconds. */
  canceledAt: number;
  restriction: { start: string | null; end: string | null };
  copayment: string | null;
}

export interface PlannedRun {
  name: string;
  date: string;
  cdp_id: number;
  driver: SeedDriver | null;
  vehicle_id: number | null;
  start: number;
  end: number;
  stops: PlannedStop[];
}

export interface RunOrder {
  name: string;
  date: string;
  cdp_id: number;
  start: number;
  /** Minutes. */
  shift: number;
  recipients: readonly SeedRecipient[];
}

/** Nearest next door, from the CDP on. */
function inVisitingOrder(from: Point, recipients: readonly SeedRecipient[]): SeedRecipient[] {
  const left = [...recipients];
  const order: SeedRecipient[] = [];
  for (let here = from; left.length > 0;) {
    const metres = left.map((one) => metresBetween(here, one));
    const [next] = left.splice(metres.indexOf(Math.min(...metres)), 1);
    if (!next) break;
    order.push(next);
    here = next;
  }
  return order;
}

function restrictionAround(random: Random, planned: number, date: string): PlannedStop['restriction'] {
  const none = { start: null, end: null };
  const isToday = dateInZone(new Date(planned), DEMO_ZONE) === date;
  if (!isToday || !random.chance(0.2)) return none;
  const half = `${timeInZone(new Date(planned), DEMO_ZONE).slice(0, 3)}${random.chance(0.5) ? '00' : '30'}:00`;
  const start = addMinutes(half, -30 * random.between(1, 3));
  const end = addMinutes(half, 30 * random.between(2, 4));
  const kind = random.between(0, 3);
  // A time of the night belongs to the day before, and nobody orders for it.
  if (isOfNight(start) || isOfNight(end)) return none;
  if (kind === 0) return { start, end: null };
  return kind === 1 ? { start: null, end } : { start, end };
}

/** Pull out, pick up, the doors in order of the way with a lunch in their middle, a return where needed, pull in. */
export function planRun(random: Random, order: RunOrder): Omit<PlannedRun, 'driver' | 'vehicle_id'> {
  const cdp = DEMO_CDPS[order.cdp_id - 1] ?? DEMO_CDPS[0];
  const stops: PlannedStop[] = [];
  let clock = order.start;
  let here: Point = cdp;
  const add = (typeId: EventTypeId, recipient: SeedRecipient | null) => {
    const minutesThere = serviceMinutes(random, typeId);
    const at = recipient ?? cdp;
    const travelMinutes = recipient || stops.length > 2 ? plannedMinutes(here, at) : 0;
    const planned = clock + Math.round(travelMinutes) * MINUTE_MS;
    stops.push({
      typeId,
      recipient,
      at: { latitude: at.latitude, longitude: at.longitude },
      address: recipient?.full_address ?? fullAddress(cdp),
      planned,
      travelMinutes: Math.round(travelMinutes),
      serviceMinutes: minutesThere,
      outcome: recipient ? outcomeOf(random, typeId) : 'delivered',
      isAttempted: recipient !== null && isShutAtFirst(random),
      canceledAt: planned - random.between(15, 150) * MINUTE_MS,
      restriction: recipient ? restrictionAround(random, planned, order.date) : { start: null, end: null },
      copayment: typeId === EVENT_TYPE.delivery && random.chance(0.13) ? copaymentOf(random) : null,
    });
    clock = planned + (plannedService(typeId) + SPARE_MINUTES) * MINUTE_MS;
    here = at;
  };

  add(EVENT_TYPE.pullOut, null);
  add(EVENT_TYPE.pickUp, null);
  const doors = inVisitingOrder(cdp, order.recipients);
  const lunchAfter = Math.floor(doors.length / 2);
  doors.forEach((recipient, index) => {
    add(random.chance(0.06) ? EVENT_TYPE.collect : EVENT_TYPE.delivery, recipient);
    if (index + 1 === lunchAfter) addLunch();
  });
  if (stops.some((stop) => stop.typeId === EVENT_TYPE.collect || BRINGS_BACK.has(stop.outcome)))
    add(EVENT_TYPE.return, null);
  add(EVENT_TYPE.pullIn, null);

  function addLunch() {
    const last = stops.at(-1);
    const base = { recipient: null, at: here, address: last?.address ?? fullAddress(cdp), travelMinutes: 0 };
    const plain = {
      outcome: 'delivered',
      isAttempted: false,
      restriction: { start: null, end: null },
      copayment: null,
    } as const;
    stops.push({
      ...base,
      ...plain,
      typeId: EVENT_TYPE.startLunch,
      planned: clock,
      serviceMinutes: 0,
      canceledAt: clock,
    });
    clock += LUNCH_MINUTES * MINUTE_MS;
    stops.push({
      ...base,
      ...plain,
      typeId: EVENT_TYPE.finishLunch,
      planned: clock,
      travelMinutes: LUNCH_MINUTES,
      serviceMinutes: 0,
      canceledAt: clock,
    });
  }
  const end = Math.max(clock + 15 * MINUTE_MS, order.start + order.shift * MINUTE_MS);
  return { name: order.name, date: order.date, cdp_id: order.cdp_id, start: order.start, end, stops };
}

/** These bags ride back to the CDP. */
const BRINGS_BACK: ReadonlySet<Outcome> = new Set(['failed', 'rejected']);

function copaymentOf(random: Random): string {
  return `${random.between(1, 60)}.${random.pick(['00', '50', '25', '00'])}`;
}
