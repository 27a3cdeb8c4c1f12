import { boolean, object } from 'yup';
import type { ComparedTimes } from '../../domain/planning/drivenLegs';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';

const PATH = '/learned_times';
const tags = ['planning'];

type ComparedHour = ComparedTimes['hours'][number] & { cdp_name: string };
type ComparedPlace = Pick<ComparedTimes['places'][number], 'legs' | 'extra'> & { facility: string };

/** Planned beside real times of the last weeks, and what was learned of them. */
export interface LearnedView {
  version: number;
  /** Whether plans are corrected by it. */
  is_on: boolean;
  /** UTC wire time; null: nothing was learned yet. */
  learned_at: string | null;
  legs: number;
  /** Seconds from plan to reality, mean per drive and visit. */
  error_before: number;
  error_after: number;
  hours: ComparedHour[];
  /** Visits that take longer or shorter, at facilities; and at how many other doors. */
  facilities: ComparedPlace[];
  other_places: number;
}

export const learnedViewCall = callContract({
  method: 'GET',
  path: PATH,
  tags,
  summary: 'Planned and real times, by CDP and hour',
  answer: answer<LearnedView>({
    version: 'number',
    is_on: 'boolean',
    legs: 'number',
    hours: [{ cdp: 'number', hour: 'number', legs: 'number' }],
    facilities: [{ facility: 'text', extra: 'number' }],
  }),
});

export const switchLearnedCall = callContract({
  method: 'PUT',
  path: PATH,
  tags,
  summary: 'Correct plans by learned times, or not',
  body: object({ is_on: boolean().required(VALIDATION.required) }),
  answer: answer<{ version: number; is_on: boolean }>({ version: 'number', is_on: 'boolean' }),
});
