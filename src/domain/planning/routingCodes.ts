// Codes of the optimizer in place of sentences. Server and browser share them: the server sends codes and
// numbers, the browser has the texts (`src/i18n/routing.*.ts`).

import type { Unavailability } from '../fleet/absence';

/**
 * Why a run cannot take a delivery: `routing.reason.<code>`.
 *
 * | code | meaning | numbers |
 * |---|---|---|
 * | `skill` | the driver or vehicle lacks what it needs (gender, licence, refrigeration …) | `skills` missing |
 * | `capacity` | not enough capacity | `over` |
 * | `maxTasks` | the run has the maximum number of stops | `max` |
 * | `maxTravel` | the route would be too long in time or distance | – |
 * | `windowLate` | arrival after the end of its window | `seconds` |
 * | `windowEarly` | it would be before the start of its window, or later stops would become late | `seconds` |
 * | `otherLate` | another stop would become late | `task`, `seconds` |
 * | `shiftEnd` | the run would end after the shift (OVERTIME_WORK, spec §4) | `seconds` |
 * | `lunch` | the lunch break would not be possible | – |
 * | `locked` | the run is locked | – |
 * | `driverAbsent`, `vehicleInService`, `vehicleDefect` | driver or vehicle cannot go that day | – |
 * | `noPosition` | several of these reasons, at every position | – |
 */
export type RoutingReasonCode =
  | 'skill'
  | 'capacity'
  | 'maxTasks'
  | 'maxTravel'
  | 'windowLate'
  | 'windowEarly'
  | 'otherLate'
  | 'shiftEnd'
  | 'lunch'
  | 'locked'
  | Unavailability
  | 'noPosition';

export interface RoutingReason {
  code: RoutingReasonCode;
  /** Id of the affected vehicle. */
  vehicle?: number;
  seconds?: number;
  over?: number;
  max?: number;
  skills?: number[];
  /** Type and id, `job 12`. */
  task?: string;
  /** The smallest change that would let this run take it. */
  fix?: RoutingFix;
}

/** The change that would make it possible: `routing.fix.<kind>`. */
export type RoutingFix =
  | { kind: 'window'; /** Seconds to open earlier or close later. */ earlier?: number; later?: number }
  | { kind: 'shift'; /** Seconds of overtime. */ seconds: number }
  | { kind: 'otherWindow'; task: string; later: number }
  | { kind: 'driver'; /** Ids of vehicles whose drivers could take it. */ vehicles: number[] };

/** The problem of an invalid field: `routing.refusal.<code>`. */
export type RoutingRefusalCode =
  | 'required' // not given
  | 'type' // {expected}
  | 'unknown' // a field that the format does not have
  | 'unsupported' // a field that VROOM knows and this does not
  | 'range' // {min} {max}
  | 'tooMany' // {max}
  | 'window' // ends before it starts
  | 'duplicate' // {id} is used twice
  | 'dimensions' // {expected} amounts
  | 'square' // a matrix with {expected} columns in each row
  | 'place' // neither a place in the matrix nor coordinates
  | 'profile' // {profile} has no matrix
  | 'distances' // asks for metres and no distances are given
  | 'reference' // {id} does not exist
  | 'pairOrder' // delivery {id} before its pickup, or one without the other
  | 'overlap'; // a window that overlaps the one before

/** A rule that a plan breaks: `routing.violation.<code>`. */
export type RoutingViolationCode =
  | 'lost' // task neither on a route nor unassigned
  | 'doubled'
  | 'unknownTask'
  | 'unknownVehicle'
  | 'skill'
  | 'capacity'
  | 'window'
  | 'shift'
  | 'break'
  | 'travel' // less time than the way takes
  | 'service'
  | 'maxTasks'
  | 'maxTravelTime'
  | 'maxDistance'
  | 'pairOrder'
  | 'pairSplit'
  | 'locked'
  | 'cost';

/** Why the selected engine did not answer: `routing.fallback.<code>`. */
export type RoutingFallback = 'timeout' | 'unreachable' | 'refused' | 'broken' | 'stopped';

interface Saying {
  /** i18n key and arguments of the text. */
  key: string;
  args: Record<string, string | number>;
}

/** Names for the numbers of the optimizer. */
export interface RoutingNames {
  task(name: string): string;
  skill(id: number): string;
  vehicle(id: number): string;
}

const minutes = (seconds = 0) => Math.max(1, Math.ceil(seconds / 60));

/** A reason as key and values: whole minutes, names. */
export function reasonText(reason: RoutingReason, names: RoutingNames): Saying {
  const { code, seconds, over, max, skills = [], task } = reason;
  return {
    key: `routing.reason.${code}`,
    args: {
      ...(seconds !== undefined && { minutes: minutes(seconds) }),
      ...(over !== undefined && { over }),
      ...(max !== undefined && { max }),
      ...(skills.length > 0 && { needs: skills.map((id) => names.skill(id)).join(', ') }),
      ...(task !== undefined && { stop: names.task(task) }),
    },
  };
}

/** The change that would make it possible, as key and arguments. */
export function fixText(fix: RoutingFix, names: RoutingNames): Saying {
  const key = `routing.fix.${fix.kind}`;
  switch (fix.kind) {
    case 'window': {
      const side = fix.earlier === undefined ? 'later' : 'earlier';
      return { key: `${key}.${side}`, args: { minutes: minutes(fix[side]) } };
    }
    case 'shift':
      return { key, args: { minutes: minutes(fix.seconds) } };
    case 'otherWindow':
      return { key, args: { minutes: minutes(fix.later), stop: names.task(fix.task) } };
    case 'driver':
      return { key, args: { drivers: fix.vehicles.map((id) => names.vehicle(id)).join(', ') } };
  }
}
