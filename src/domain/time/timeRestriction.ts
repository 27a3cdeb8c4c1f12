import type { Problem, Problems } from '../wire/problem';
import { secondsIntoDay, withinHoursOf } from './dayHours';
import type { ShiftTimes } from '../runs/runCalendar';
import { addMinutes, isTimeOfDay, minutesFromTo, PICKER_LAST_HOUR } from './timeOfDay';

/**
 * When a delivery may happen. On the wire the two times alone define it, so neither numbering of spec §4 is
 * needed.
 */
export type TimeRestriction =
  | { readonly kind: 'after'; readonly start: string }
  | { readonly kind: 'before'; readonly end: string }
  | { readonly kind: 'between'; readonly start: string; readonly end: string };

export type RestrictionKind = TimeRestriction['kind'];

export const RESTRICTION_KINDS = ['after', 'before', 'between'] as const satisfies readonly RestrictionKind[];

/** The least width of "between" (spec §4, §9). Minutes. */
export const MIN_WINDOW_MINUTES = 30;

export const DEFAULT_START = '08:00:00';
export const DEFAULT_END = '10:00:00';

/** The wire fields, `HH:mm:ss`. */
export interface RestrictionTimes {
  readonly delivery_start_time?: string | null;
  readonly delivery_end_time?: string | null;
}

/** The restriction of these values: both mean "between"; none means no restriction, null (spec §4). */
export function restrictionFrom(times: RestrictionTimes): TimeRestriction | null {
  const start = times.delivery_start_time;
  const end = times.delivery_end_time;
  if (start && end) return { kind: 'between', start, end };
  if (start) return { kind: 'after', start };
  return end ? { kind: 'before', end } : null;
}

/**
 * A new window starts on a full or half hour and has this width; the picker's last hour still contains the
 * minimum width. Minutes.
 */
const NEW_WINDOW_STEP = 30;
const NEW_WINDOW_MINUTES = 120;

/**
 * The initial times of a new restriction: the defaults of spec §4, but no past times on the current day.
 *
 * @param now time of day at the address; null for a future day
 */
export function newWindow(now: string | null): { start: string; end: string } {
  if (now === null) return { start: DEFAULT_START, end: DEFAULT_END };
  const [first, last] = [minutesFromTo('00:00:00', DEFAULT_START), PICKER_LAST_HOUR * 60];
  const next = Math.ceil(minutesFromTo('00:00:00', now) / NEW_WINDOW_STEP) * NEW_WINDOW_STEP;
  const start = Math.min(Math.max(next, first), last);
  const end = Math.min(start + NEW_WINDOW_MINUTES, last + MIN_WINDOW_MINUTES);
  return { start: addMinutes('00:00:00', start), end: addMinutes('00:00:00', end) };
}

/** A fresh restriction of a kind, keeping the times that the former one had. */
export function restrictionOfKind(kind: RestrictionKind, former?: TimeRestriction | null): TimeRestriction {
  const start = former && former.kind !== 'before' ? former.start : DEFAULT_START;
  const end = former && former.kind !== 'after' ? former.end : DEFAULT_END;
  if (kind === 'after') return { kind, start };
  if (kind === 'before') return { kind, end };
  return withMinimumWindow({ kind, start, end });
}

/** "Between" with its end forced to at least 30 minutes after its start (spec §4), never past 23:59:59. */
export function withMinimumWindow(restriction: TimeRestriction): TimeRestriction {
  if (restriction.kind !== 'between' || isWideEnough(restriction)) return restriction;
  return { ...restriction, end: addMinutes(restriction.start, MIN_WINDOW_MINUTES) };
}

function isWideEnough({ start, end }: { start: string; end: string }): boolean {
  return secondsIntoDay(end) - secondsIntoDay(start) >= MIN_WINDOW_MINUTES * 60;
}

const DEADLINES: Problem = { message: 'messages.deadlines' };

/**
 * Problems of the wire fields, by name. With the switch on, a time is required: otherwise the warning
 * `messages.deadlines` (spec §5).
 *
 * @param run shift of the delivery's run, null when it has none yet; 'any' for a client's order
 */
export function restrictionProblems(
  times: RestrictionTimes,
  isSwitchedOn: boolean,
  run: ShiftTimes | null | 'any',
): Problems {
  const problems: Record<string, Problem> = {};
  const { delivery_start_time: start, delivery_end_time: end } = times;
  if (start && !isTimeOfDay(start)) problems.delivery_start_time = { message: 'validation.time' };
  if (end && !isTimeOfDay(end)) problems.delivery_end_time = { message: 'validation.time' };
  if (run !== 'any') {
    const [from, to] = [withinHoursOf(start, run), withinHoursOf(end, run)];
    if (from) problems.delivery_start_time = from;
    if (to) problems.delivery_end_time = to;
  }
  if (Object.keys(problems).length > 0) return problems;
  if (isSwitchedOn && !start && !end) return { delivery_start_time: DEADLINES };
  if (start && end && !isWideEnough({ start, end }))
    problems.delivery_end_time = {
      message: 'validation.timeWindow',
      args: { minutes: MIN_WINDOW_MINUTES },
    };
  return problems;
}
