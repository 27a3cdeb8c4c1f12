import { number, object, string } from 'yup';
import { CHANGES_PAGE_SIZE } from '../../domain/wire/lists';
import { answer } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';
import { instantField, peopleAnswer, totalAnswer } from './log';

const LIST = '/activity_logger';
const tags = ['activity logger'];

/** Changes alone, looks at patients alone, or both. */
export const ACTIVITY_KINDS = ['changes', 'reads', 'all'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>;

/** One line of the log. */
export interface ActivityEntry {
  id: number;
  /** UTC wire time. */
  at: string;
  user_id: number | null;
  user_name: string;
  action: string;
  resource: string;
  record_id: number | null;
  /** Names of the runs of a day that the entry is about or mentions, by id. */
  run_names: Readonly<Record<string, string>>;
  changes: Changes;
  remote_address: string | null;
  /** Number of patients that were shown. */
  patients: number;
}

const filters = {
  resource: string().matches(/^[a-z_]{1,60}$/),
  record_id: idField(),
  user_id: idField(),
  action: string().matches(/^\w{1,60}$/),
  kind: string().oneOf([...ACTIVITY_KINDS]),
  at_from: instantField(),
  at_to: instantField(),
};

export const activityCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'The log of changes, newest first',
  query: object({
    ...filters,
    /** Id of the last entry that one has: the next page begins behind it. */
    before: idField(),
    page: idField(),
    per_page: number().integer().min(1).max(100).default(CHANGES_PAGE_SIZE),
  }),
  answer: answer<ActivityEntry[]>([{ id: 'number' }]),
});

export const activityTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  tags,
  summary: 'How long the log is',
  query: object({ ...filters, before: idField(), page: idField(), per_page: idField() }),
  answer: totalAnswer,
});

export const activityPeopleCall = callContract({
  method: 'GET',
  path: `${LIST}/people`,
  tags,
  summary: 'Whom the log can be filtered by',
  answer: peopleAnswer,
});
