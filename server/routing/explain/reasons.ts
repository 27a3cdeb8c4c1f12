/**
 * Why a delivery has no place on a run, as data: `code` is the end of the i18n key `routing.reason.<code>`, whose words
 * use the numbers. Seconds are for the browser to say in minutes.
 *
 * | code | says | numbers |
 * |---|---|---|
 * | `skill` | the driver or vehicle lacks what it needs (gender, licence, refrigeration …) | `skills` missing |
 * | `capacity` | no room | `over` |
 * | `maxTasks` | the run has as many stops as it may | `max` |
 * | `maxTravel` | the run would travel too long or too far | `over` seconds or metres |
 * | `windowLate` | reached after its window ends | `seconds` |
 * | `windowEarly` | it would have to be done before its window opens, or stops behind it turn late | `seconds` |
 * | `otherLate` | another stop would turn late | `task`, `seconds` |
 * | `shiftEnd` | the run would end after the shift (OVERTIME_WORK, spec §4) | `seconds` |
 * | `lunch` | no way to keep the break | – |
 * | `locked` | the run is locked | – |
 * | `noPosition` | several of these at once, at every position | – |
 */
type ReasonCode =
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
  | 'noPosition';

export interface Reason {
  code: ReasonCode;
  /** Id of the vehicle that it is about. */
  vehicle?: number;
  seconds?: number;
  over?: number;
  max?: number;
  skills?: number[];
  /** Type and id, `job 12`. */
  task?: string;
  /** The smallest change with which this run could take it. */
  fix?: Fix;
}

/** End of the i18n key `routing.fix.<kind>`. */
export type Fix =
  | { kind: 'window'; /** Seconds to open earlier or close later. */ earlier?: number; later?: number }
  | { kind: 'shift'; /** Seconds of overtime. */ seconds: number }
  | { kind: 'otherWindow'; task: string; later: number }
  | { kind: 'driver'; /** Ids of vehicles whose drivers could take it. */ vehicles: number[] };
