import { metresBetween } from '../addresses/distance';

/** Why a delivery is hard to place on a run, the hardest first. */
export const HARD_REASONS = [
  'noPosition',
  'narrowWindow',
  'rush',
  'driverGender',
  'refrigerated',
  'far',
  'window',
] as const;
export type HardReason = (typeof HARD_REASONS)[number];

/** A window of at most these minutes leaves little choice of a place. */
const NARROW_MINUTES = 120;
/** Farther from its CDP than this, few runs pass by. Metres. */
const FAR_METRES = 25_000;
/** Bounds of a window that is open on one side. */
const DAY_START = '07:00:00';
const DAY_END = '19:00:00';

const WEIGHTS: Readonly<Record<HardReason, number>> = {
  noPosition: 64,
  narrowWindow: 16,
  rush: 12,
  driverGender: 8,
  refrigerated: 6,
  far: 4,
  window: 2,
};

export interface PlaceableStop {
  readonly delivery_start_time: string | null;
  readonly delivery_end_time: string | null;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
  readonly is_rush: boolean;
  readonly refrigeration_needed: boolean;
  readonly driver_gender: 'male' | 'female' | null;
  readonly cdp_latitude?: number | null;
  readonly cdp_longitude?: number | null;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function windowReason({ delivery_start_time: start, delivery_end_time: end }: PlaceableStop) {
  if (!start && !end) return null;
  const minutes = minutesOf(end ?? DAY_END) - minutesOf(start ?? DAY_START);
  return minutes <= NARROW_MINUTES ? 'narrowWindow' : 'window';
}

function isFar(stop: PlaceableStop): boolean {
  const { destination_latitude: latitude, destination_longitude: longitude } = stop;
  const { cdp_latitude: fromLatitude, cdp_longitude: fromLongitude } = stop;
  if (latitude === null || longitude === null || fromLatitude == null || fromLongitude == null) return false;
  const from = { latitude: fromLatitude, longitude: fromLongitude };
  return metresBetween(from, { latitude, longitude }) > FAR_METRES;
}

/** The reasons why a delivery is hard to place, the hardest first; none: it fits almost anywhere. */
export function hardReasons(stop: PlaceableStop): HardReason[] {
  const window = windowReason(stop);
  return HARD_REASONS.filter((reason) => {
    if (reason === 'noPosition') return stop.destination_latitude === null;
    if (reason === 'rush') return stop.is_rush;
    if (reason === 'driverGender') return stop.driver_gender !== null;
    if (reason === 'refrigerated') return stop.refrigeration_needed;
    if (reason === 'far') return isFar(stop);
    return window === reason;
  });
}

/** Several reasons add up; 0: nothing makes it hard. */
export function hardness(stop: PlaceableStop): number {
  return hardReasons(stop).reduce((sum, reason) => sum + WEIGHTS[reason], 0);
}
