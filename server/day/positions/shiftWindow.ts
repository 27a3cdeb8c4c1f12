import { sql } from 'kysely';

/**
 * The time in which a position belongs to a run `m` of its driver: a device may start before the shift and report after
 * it; what lies further out belongs to another run.
 */
export const DEVICE_STARTS = sql<string>`m.start_at - interval '2 hours'`;
export const DEVICE_ENDS = sql<string>`m.end_at + interval '6 hours'`;
