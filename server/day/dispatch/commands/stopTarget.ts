export interface StopTarget {
  /** 0: the pool; also where the path names no run. */
  readonly manifestId: number;
  /** 0 where the path names no stop. */
  readonly eventId: number;
  /** The version that a bulk command names for this stop, null when it names none; undefined: `If-Match` counts. */
  readonly named?: number | null;
}
