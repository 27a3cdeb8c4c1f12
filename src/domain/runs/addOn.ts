import { BLOCKED_SPECIAL_CHARACTERS, hasBlockedCharacters, ORDER_NUMBER_MAX } from '../wire/formats';
import { isBlank, type Problem, type Problems } from '../wire/problem';
import type { ShiftTimes } from './runCalendar';
import { restrictionProblems, type RestrictionTimes } from '../time/timeRestriction';

/** Required data of an add-on delivery; the order number is `tracking_number` on the wire (spec §7). */
export interface AddOn extends RestrictionTimes {
  readonly participant_id?: number | null;
  readonly destination_id?: number | null;
  readonly tracking_number?: string | null;
}

const REQUIRED: Problem = { message: 'validation.required' };

/**
 * "Participant, order number (max length 15), address and CDP required" (spec §5); the CDP is the run's.
 *
 * @param run its shift; null while no run is selected
 */
export function addOnProblems(addOn: AddOn, isRestricted: boolean, run: ShiftTimes | null): Problems {
  const order = addOn.tracking_number?.trim();
  const problems: Record<string, Problem> = { ...restrictionProblems(addOn, isRestricted, run) };
  if (addOn.participant_id == null) problems.participant_id = REQUIRED;
  if (addOn.destination_id == null) problems.destination_id = REQUIRED;
  if (isBlank(order)) problems.tracking_number = REQUIRED;
  else if ((order ?? '').length > ORDER_NUMBER_MAX)
    problems.tracking_number = { message: 'validation.maxLength', args: { max: ORDER_NUMBER_MAX } };
  else if (hasBlockedCharacters(order ?? ''))
    problems.tracking_number = {
      message: 'validation.textCharacters',
      args: { characters: BLOCKED_SPECIAL_CHARACTERS },
    };
  return problems;
}
