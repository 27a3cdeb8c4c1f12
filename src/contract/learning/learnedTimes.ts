import { boolean, object } from 'yup';
import type { ComparedTimes } from '../../domain/planning/compareTimes';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';

const PATH = '/learned_times';
const tags = ['planning'];

type Checked = NonNullable<ComparedTimes['cdps']>[number] & { cdp_name: string };
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
  /** How far arrivals were off on days that were not learned from, without and with the corrections. Seconds, means. */
  error_before: number;
  error_after: number;
  /** Which corrections are used, as those days have proved them. */
  cdps: Checked[];
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
    cdps: [{ cdp: 'number', before: 'number', after: 'number' }],
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
