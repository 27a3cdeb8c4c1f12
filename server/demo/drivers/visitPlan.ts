import type { EventView, ManifestView } from '../../../src/domain/runs/dispatchView';
import type { Point } from '../../../src/domain/addresses/distance';
import { EVENT_STATUS, type EventStatusId } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE, isCollect, isRecipientStop } from '../../../src/domain/stops/eventType';
import { inOrder, isOpenStop } from '../../../src/domain/runs/stopOrder';
import { canTransition } from '../../../src/domain/stops/transitions';
import { wordsFor, type Words } from '../outcomeWords';
import { randomFrom, type Random } from '../random';
import {
  finalStatus,
  isShutAtFirst,
  isSpoiltBag,
  LUNCH_MINUTES,
  outcomeOf,
  paceOf,
  plannedMinutes,
  SECOND_TRY,
  serviceMinutes,
  wayFactor,
} from '../visitModel';
import { pointAlong } from './way';

/** What a driver does at a stop, one after another. Minutes are those of the simulated day. */
export type Step =
  | { kind: 'drive'; to: Point; minutes: number; isSilent: boolean }
  | { kind: 'stay'; minutes: number }
  | { kind: 'status'; statusId: EventStatusId; words: Words }
  /** At the pick-up: these stops get the status, their bags being in the vehicle, missing or broken. */
  | { kind: 'bags'; statusId: EventStatusId; words: Words; eventIds: number[] }
  /** What was collected goes back to the CDP (19 follows 18, spec §4). */
  | { kind: 'handOver'; eventIds: number[] };

export interface DriverMood {
  /** Below 1 is ahead of the plan. */
  pace: number;
  /** Minutes after the start of the shift. */
  lateMinutes: number;
  /** The telephone tells no positions all day, only what happens. */
  isMute: boolean;
}

/** The same seed gives the same chance for the same record, in whatever order the office has it visited. */
function chanceOf(seed: number, kind: number, id: number): Random {
  return randomFrom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(id, 0x85ebca6b) ^ kind);
}
const DRIVER = 1;
const VISIT = 2;

/** A third of the drivers have a phone that falls silent on some way of a day of 20 doors. */
const SILENT_CHANCE = 0.02;
/** One or two of the demo's drivers have forbidden the app to know where they are. */
const MUTE_CHANCE = 0.05;

export function moodOf(seed: number, employeeId: number): DriverMood {
  const random = chanceOf(seed, DRIVER, employeeId);
  const pace = paceOf(random);
  const lateMinutes = random.chance(0.25) ? random.between(5, 25) : 0;
  return { pace, lateMinutes, isMute: random.chance(MUTE_CHANCE) };
}

export function placeOf({ destination_latitude, destination_longitude }: EventView): Point | null {
  if (destination_latitude === null || destination_longitude === null) return null;
  return { latitude: destination_latitude, longitude: destination_longitude };
}

const ON_THE_WAY: ReadonlySet<number> = new Set([EVENT_STATUS.inProgress, EVENT_STATUS.collectInProgress]);

/**
 * Where the driver is when nothing else is known: half way to the stop in progress, else at the last stop that is
 * behind, else where the run begins. Null when no stop has a place on the map.
 */
export function lastSeenAt(run: ManifestView): Point | null {
  const stops = inOrder(run.events).flatMap((stop) => {
    const at = placeOf(stop);
    return at ? [{ stop, at }] : [];
  });
  const next = stops.findIndex(({ stop }) => isOpenStop(stop));
  const behind = stops[next < 0 ? stops.length - 1 : next - 1] ?? stops[0];
  const ahead = stops[next];
  if (!behind) return null;
  const isOnTheWay = ahead && ON_THE_WAY.has(ahead.stop.delivery_event_status_id);
  return isOnTheWay ? pointAlong(behind.at, ahead.at, 0.5) : behind.at;
}

const NO_WORDS: Words = {
  comments: null,
  non_delivery_reason_id: null,
  other_non_delivery_reason_description: null,
  receptor_name: null,
};

function status(statusId: EventStatusId, words: Words = NO_WORDS): Step {
  return { kind: 'status', statusId, words };
}

/** The bags at the pick-up: most come along, some are missing, some broken. */
function bagSteps(seed: number, run: ManifestView): Step[] {
  const bags = new Map<EventStatusId, number[]>();
  for (const stop of run.events.filter((one) => one.delivery_event_type_id === EVENT_TYPE.delivery)) {
    const outcome = outcomeOf(chanceOf(seed, VISIT, stop.id), stop.delivery_event_type_id);
    const to = isSpoiltBag(outcome)
      ? finalStatus({ typeId: stop.delivery_event_type_id, outcome })
      : EVENT_STATUS.pickedUp;
    // Only what still waits is taken along; a bag on the road is not picked up again.
    if (!canTransition(stop.delivery_event_status_id, EVENT_STATUS.pickedUp, stop.delivery_event_type_id))
      continue;
    bags.set(to, [...(bags.get(to) ?? []), stop.id]);
  }
  return [...bags].map(([statusId, eventIds]) => ({ kind: 'bags', statusId, words: NO_WORDS, eventIds }));
}

function handOverSteps(run: ManifestView): Step[] {
  const eventIds = run.events
    .filter((stop) => stop.delivery_event_status_id === EVENT_STATUS.collected)
    .map((stop) => stop.id);
  return eventIds.length > 0 ? [{ kind: 'handOver', eventIds }] : [];
}

/** A lunch that has no end of its own lasts from its start. */
function lunchMinutes(run: ManifestView, stop: EventView): number {
  const { delivery_event_type_id: typeId } = stop;
  if (typeId === EVENT_TYPE.finishLunch) return LUNCH_MINUTES;
  const hasEnd = run.events.some((one) => one.delivery_event_type_id === EVENT_TYPE.finishLunch);
  return typeId === EVENT_TYPE.startLunch && !hasEnd ? LUNCH_MINUTES : 0;
}

export interface Visit {
  seed: number;
  mood: DriverMood;
  run: ManifestView;
  stop: EventView;
  /** Where the driver is. */
  here: Point;
  /** The way to the stop along roads, in minutes as they are planned; null: nobody knows it. */
  drive: number | null;
}

/** The visit of one stop, from the state in which it is found: a way that has begun goes on, a knock is not repeated. */
export function planVisit({ seed, mood, run, stop, here, drive }: Visit): Step[] {
  const { delivery_event_type_id: typeId, delivery_event_status_id: statusId } = stop;
  const random = chanceOf(seed, VISIT, stop.id);
  const isDoor = isRecipientStop(typeId);
  const second = isCollect(typeId);
  const outcome = isDoor ? outcomeOf(random, typeId) : 'delivered';
  const inProgress = second ? EVENT_STATUS.collectInProgress : EVENT_STATUS.inProgress;
  const attempted = second ? EVENT_STATUS.collectAttempted : EVENT_STATUS.attempted;
  const knocks = isDoor && (isShutAtFirst(random) || outcome === 'failed') && statusId !== attempted;
  const isSilent = isDoor && random.chance(SILENT_CHANCE);
  const steps: Step[] = [];
  if (statusId !== inProgress && statusId !== attempted) steps.push(status(inProgress));

  const to = placeOf(stop) ?? here;
  const isThere =
    statusId === attempted || (to.latitude === here.latitude && to.longitude === here.longitude);
  const way = isThere ? 0 : (drive ?? plannedMinutes(here, to)) * wayFactor(random, mood.pace);
  const gap = isSilent ? random.between(20, 40) : 0;
  steps.push({ kind: 'drive', to, minutes: way + gap, isSilent });
  if (knocks)
    steps.push({ kind: 'stay', minutes: 1 }, status(attempted), { kind: 'stay', minutes: SECOND_TRY });
  steps.push({ kind: 'stay', minutes: serviceMinutes(random, typeId) + lunchMinutes(run, stop) });
  if (typeId === EVENT_TYPE.pickUp) steps.push(...bagSteps(seed, run));
  if (typeId === EVENT_TYPE.return || typeId === EVENT_TYPE.pullIn) steps.push(...handOverSteps(run));
  const final = isDoor ? finalStatus({ typeId, outcome }) : EVENT_STATUS.successful;
  steps.push(status(final, wordsFor(random, final, stop.participant_name)));
  return steps;
}
