import { number, object, string } from 'yup';
import { CALL_OUTCOMES, type CallOutcome, type CallParty } from '../../domain/calls/callState';
import { CHANGES_PAGE_SIZE } from '../../domain/wire/lists';
import { answer } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';
import { instantField, peopleAnswer, totalAnswer } from '../logs/log';

const LIST = '/calls';
const tags = ['calls'];

/** A call that is over, or goes on. */
export interface CallEntry {
  id: number;
  version: number;
  created_at: string;
  direction: 'in' | 'out';
  /** Null: it goes on. */
  outcome: CallOutcome | null;
  party: CallParty;
  party_name: string;
  phone_number: string | null;
  participant_id: number | null;
  employee_id: number | null;
  delivery_event_id: number | null;
  delivery_date: string | null;
  order_number: string | null;
  /** Who of the office was in the call, in the order in which they joined. */
  people: string[];
  /** Seconds of talk. */
  seconds: number | null;
  note: string | null;
  noted_by: string | null;
}

const filters = {
  participant_id: idField(),
  employee_id: idField(),
  delivery_event_id: idField(),
  user_id: idField(),
  direction: string().oneOf(['in', 'out'] as const),
  outcome: string().oneOf(CALL_OUTCOMES),
  at_from: instantField(),
  at_to: instantField(),
};

export const callLogCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Phone calls, newest first',
  query: object({
    ...filters,
    /** Id of the last call that one has: the next page begins behind it. */
    before: idField(),
    page: number().integer().min(1).max(100_000).default(1),
    per_page: number().integer().min(1).max(100).default(CHANGES_PAGE_SIZE),
  }),
  answer: answer<CallEntry[]>([{ id: 'number', party_name: 'text' }]),
});

export const callLogTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  tags,
  summary: 'How many phone calls',
  query: object(filters),
  answer: totalAnswer,
});

export const callLogPeopleCall = callContract({
  method: 'GET',
  path: `${LIST}/people`,
  tags,
  summary: 'People of the office to filter the calls by',
  answer: peopleAnswer,
});
