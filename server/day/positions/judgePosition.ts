import { DAY_MS, MINUTE_MS } from '../../../src/domain/time/durations';
import { fromWire, isWireTimestamp } from '../../../src/domain/time/dates';

/** A device's clock may be ahead by this much. */
const MAX_AHEAD_MS = 2 * MINUTE_MS;
/** What a device kept while it had no network. Older is no longer of use to anybody. */
const MAX_AGE_MS = DAY_MS;

/** One item of `POST /positions` as it comes: nothing about it is known yet. */
export type ReportedPosition = Readonly<Partial<Record<keyof Position, unknown>>>;

export interface Position {
  employee_id: number;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Wire time, UTC, from the device's clock. */
  recorded_at: string;
  /** Metres per second. */
  speed: number | null;
  /** Degrees clockwise from north. */
  heading: number | null;
  /** Radius in metres. */
  accuracy: number | null;
}

export type PositionFault = 'unknown_employee' | 'malformed' | 'out_of_range' | 'future' | 'too_old';

/**
 * By how much the clock of a device is wrong, as its newest position has it, in milliseconds; null where it may be right. A
 * device that has kept what is older than a day sends what is newer with it.
 */
export function clockError(items: readonly ReportedPosition[], now: Date): number | null {
  const times = items.flatMap(({ recorded_at }) =>
    typeof recorded_at === 'string' && isWireTimestamp(recorded_at) ? fromWire(recorded_at).getTime() : [],
  );
  if (times.length === 0) return null;
  const ahead = times.reduce((newest, time) => Math.max(newest, time)) - now.getTime();
  return ahead > MAX_AHEAD_MS || ahead < -MAX_AGE_MS ? Math.abs(ahead) : null;
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function isOptionalWithin(value: unknown, min: number, max: number): value is number | null | undefined {
  return value == null || isWithin(value, min, max);
}

/** The position as it is stored, or why it is refused. A device speaks for its own driver only. */
export function judgePosition(
  item: ReportedPosition,
  employeeId: number,
  now: Date,
): Position | PositionFault {
  const { employee_id, latitude, longitude, recorded_at, speed, heading, accuracy } = item;
  if (employee_id !== employeeId) return 'unknown_employee';
  if (typeof recorded_at !== 'string' || !isWireTimestamp(recorded_at)) return 'malformed';
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return 'malformed';
  if (!isWithin(latitude, -90, 90) || !isWithin(longitude, -180, 180)) return 'out_of_range';
  if (!isOptionalWithin(speed, 0, 120) || !isOptionalWithin(heading, 0, 360)) return 'out_of_range';
  if (!isOptionalWithin(accuracy, 0, 100_000)) return 'out_of_range';
  const age = now.getTime() - fromWire(recorded_at).getTime();
  if (age < -MAX_AHEAD_MS) return 'future';
  if (age > MAX_AGE_MS) return 'too_old';
  return {
    employee_id: employeeId,
    latitude,
    longitude,
    recorded_at,
    speed: speed ?? null,
    heading: heading ?? null,
    accuracy: accuracy ?? null,
  };
}
