import { number, object, string } from 'yup';
import { ACCESS_KINDS, type AccessEntry } from '../../domain/access/accessLog';
import { CHANGES_PAGE_SIZE } from '../../domain/wire/lists';
import { answer } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';
import { instantField, peopleAnswer, totalAnswer } from './log';

const LIST = '/access_log';
const tags = ['access log'];

const filters = {
  kind: string().oneOf(ACCESS_KINDS),
  user_id: idField(),
  at_from: instantField(),
  at_to: instantField(),
};

export const accessLogCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Sign-ins and accesses, newest first',
  query: object({
    ...filters,
    /** Id of the last entry that one has: the next page begins behind it. */
    before: idField(),
    page: number().integer().min(1).max(100_000).default(1),
    per_page: number().integer().min(1).max(100).default(CHANGES_PAGE_SIZE),
  }),
  answer: answer<AccessEntry[]>([{ id: 'number' }]),
});

export const accessLogTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  tags,
  summary: 'How many entries',
  query: object(filters),
  answer: totalAnswer,
});

export const accessLogPeopleCall = callContract({
  method: 'GET',
  path: `${LIST}/people`,
  tags,
  summary: 'People to filter the entries by',
  answer: peopleAnswer,
});
