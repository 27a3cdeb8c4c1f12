import type { Problems } from '../../../domain/wire/problem';
import type { ShiftTimes } from '../../../domain/runs/runCalendar';
import {
  newWindow,
  restrictionOfKind,
  restrictionProblems,
  type RestrictionKind,
  type TimeRestriction,
} from '../../../domain/time/timeRestriction';

export interface RestrictionInput {
  isOn: boolean;
  kind: RestrictionKind;
  /** HH:mm:ss, empty while it is typed anew. */
  start: string;
  end: string;
}

/** @param now time of day at the door, when the delivery is of today: what is over is not proposed */
export function restrictionInput(restriction: TimeRestriction | null, now: string | null): RestrictionInput {
  const shown = restriction ?? restrictionOfKind('between', { kind: 'between', ...newWindow(now) });
  const both = restrictionOfKind('between', shown);
  const times = both.kind === 'between' ? both : { start: '', end: '' };
  return { isOn: restriction !== null, kind: shown.kind, start: times.start, end: times.end };
}

/** The wire fields of what is filled in; both null when the switch is off. */
export function timesOf({ isOn, kind, start, end }: RestrictionInput) {
  return {
    delivery_start_time: isOn && kind !== 'before' && start ? start : null,
    delivery_end_time: isOn && kind !== 'after' && end ? end : null,
  };
}

/**
 * Problems by field: "between" with one of its times left empty would be another restriction than the one chosen.
 *
 * @param run hours of the run that it is on or goes to; null: none yet; 'any': the times are as they were ordered
 */
export function restrictionInputProblems(input: RestrictionInput, run: ShiftTimes | null | 'any'): Problems {
  const times = timesOf(input);
  const isHalf = input.isOn && input.kind === 'between' && (input.start === '') !== (input.end === '');
  if (!isHalf) return restrictionProblems(times, input.isOn, run);
  const field = input.start === '' ? 'delivery_start_time' : 'delivery_end_time';
  return { [field]: { message: 'validation.required' } };
}
