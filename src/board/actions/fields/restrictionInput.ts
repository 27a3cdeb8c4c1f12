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
  /** HH:mm:ss, empty while the user edits it. */
  start: string;
  end: string;
}

/** @param now time of day at the delivery address, when the delivery is today: past times are not proposed */
export function restrictionInput(restriction: TimeRestriction | null, now: string | null): RestrictionInput {
  const shown = restriction ?? restrictionOfKind('between', { kind: 'between', ...newWindow(now) });
  const both = restrictionOfKind('between', shown);
  const times = both.kind === 'between' ? both : { start: '', end: '' };
  return { isOn: restriction !== null, kind: shown.kind, start: times.start, end: times.end };
}

/** The wire fields of the input; both null when the switch is off. */
export function timesOf({ isOn, kind, start, end }: RestrictionInput) {
  return {
    delivery_start_time: isOn && kind !== 'before' && start ? start : null,
    delivery_end_time: isOn && kind !== 'after' && end ? end : null,
  };
}

/**
 * Problems by field. "Between" with an empty time is a problem, because it would mean another restriction.
 *
 * @param run shift of the run that has the delivery or will have it; null: no run yet; 'any': the times are
 * as they were ordered
 */
export function restrictionInputProblems(input: RestrictionInput, run: ShiftTimes | null | 'any'): Problems {
  const times = timesOf(input);
  const isHalf = input.isOn && input.kind === 'between' && (input.start === '') !== (input.end === '');
  if (!isHalf) return restrictionProblems(times, input.isOn, run);
  const field = input.start === '' ? 'delivery_start_time' : 'delivery_end_time';
  return { [field]: { message: 'validation.required' } };
}
