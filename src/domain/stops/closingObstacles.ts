import { metresBetween, type Point } from '../addresses/distance';
import { EVENT_STATUS, isClosedStatus } from './eventStatus';
import { EVENT_TYPE, isRecipientStop } from './eventType';
import { hasNotStarted, manifestStatusKey } from '../runs/manifestStatus';
import { ERROR_CODE } from '../wire/errorCodes';
import type { ProblemArgs } from '../wire/problem';
import { isOpenStop, openStopsBefore, type PlacedStop } from '../runs/stopOrder';

/** Default distance from the stop within which a driver may close it. Metres. */
export const DEFAULT_GEOFENCE_METRES = 150;
/** Maximum age of a position that counts. Minutes. */
export const FRESH_POSITION_MINUTES = 10;

interface Stop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

export interface ClosingFacts {
  /** The status that the stop is about to get. */
  readonly to: number;
  readonly stop: Stop & {
    readonly destination_latitude?: number | null;
    readonly destination_longitude?: number | null;
  };
  /** State of the run: `delivery_manifest_status_id`. */
  readonly manifestStatusId: number;
  /** All stops of the run. */
  readonly stops: readonly Stop[];
  /** The driver's last position, null when unknown. */
  readonly position: (Point & { readonly minutesOld: number }) | null;
  readonly geofenceMetres?: number;
}

/** Why closing the stop needs a "Force change?" first (spec §4), with the facts for the sentence. */
export interface ClosingObstacle {
  readonly code: typeof ERROR_CODE.br003 | typeof ERROR_CODE.br006;
  /** i18n key of the sentence that names the facts. */
  readonly message: string;
  readonly args: ProblemArgs;
}

/** The pull-out starts the run. */
const STARTS_RUN = EVENT_TYPE.pullOut;

/** Closings without the driver at the address: a cancellation, and the return at the CDP. */
const NEED_NO_DRIVER: ReadonlySet<number> = new Set([
  EVENT_STATUS.canceled,
  EVENT_STATUS.collectCanceled,
  EVENT_STATUS.returned,
]);

/**
 * Rules against closing the stop now; empty when there are none. In progress, attempted, picked up and
 * re-scheduled are not closings; a correction of a closed stop is not a second closing.
 *
 * - br003: the run has not started, or the driver's fresh position is farther away than the geofence radius
 * - br006: an earlier delivery or pickup appointment of the run is still open
 */
export function closingObstacles(facts: ClosingFacts): ClosingObstacle[] {
  if (!isClosedStatus(facts.to) || NEED_NO_DRIVER.has(facts.to) || !isOpenStop(facts.stop)) return [];
  return [driverElsewhere(facts), outOfOrder(facts)].filter((obstacle) => obstacle !== null);
}

function driverElsewhere(facts: ClosingFacts): ClosingObstacle | null {
  if (hasNotStarted(facts.manifestStatusId) && facts.stop.delivery_event_type_id !== STARTS_RUN) {
    return {
      code: ERROR_CODE.br003,
      message: 'errors.br003NotStarted',
      args: { manifest_status: manifestStatusKey(facts.manifestStatusId) },
    };
  }
  const { position, stop } = facts;
  if (!position || position.minutesOld > FRESH_POSITION_MINUTES) return null;
  if (stop.destination_latitude == null || stop.destination_longitude == null) return null;
  const radius = facts.geofenceMetres ?? DEFAULT_GEOFENCE_METRES;
  const metres = metresBetween(position, {
    latitude: stop.destination_latitude,
    longitude: stop.destination_longitude,
  });
  if (metres <= radius) return null;
  return {
    code: ERROR_CODE.br003,
    message: 'errors.br003NotOnSite',
    args: { metres: Math.round(metres), radius, minutes: Math.floor(position.minutesOld) },
  };
}

function outOfOrder({ stop, stops }: ClosingFacts): ClosingObstacle | null {
  if (!isRecipientStop(stop.delivery_event_type_id)) return null;
  const earlier = openStopsBefore(stops, stop);
  const first = earlier[0];
  if (!first) return null;
  return {
    code: ERROR_CODE.br006,
    message: 'errors.br006OutOfOrder',
    args: { count: earlier.length, secuence: first.secuence ?? 0, event_id: first.id },
  };
}
