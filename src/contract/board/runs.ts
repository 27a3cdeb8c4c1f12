import { number, object, string } from 'yup';
import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import { isDate } from '../../domain/time/dates';
import { MANIFESTS_PER_PAGE, TABLE_PAGE_SIZE } from '../../domain/wire/lists';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';
import { idListField } from '../ids';

const LIST = '/delivery_manifest';
const tags = ['dispatch'];

const day = () => string().test('date', VALIDATION.date, (text) => text === undefined || isDate(text));
const paging = {
  page: number().integer().min(1).max(1_000_000).default(1),
  per_page: number().integer().min(1).max(MANIFESTS_PER_PAGE).default(TABLE_PAGE_SIZE),
};

/** Sort columns of the list, each also with a leading `-`. */
export const RUN_SORTS = ['start_at', 'name', 'id'] as const;

/** A run as the list has it; its stops only with `events=1`. */
export type ListedRun = Omit<ManifestView, 'events'> & Partial<Pick<ManifestView, 'events'>>;

export const runsCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Runs, with events=1 their stops too',
  query: object({
    date: day(),
    delivery_manifest_status_id: idListField(),
    id: idListField(),
    ...paging,
    sort: string()
      .oneOf(
        RUN_SORTS.flatMap((field) => [field, `-${field}`]),
        VALIDATION.unknownSort,
      )
      .default('start_at'),
    /** 1: each run carries its stops in order. */
    events: number().integer().min(0).max(1).default(0),
  }),
  answer: answer<ListedRun[]>([{ id: 'number' }]),
});

export const poolCall = callContract({
  method: 'GET',
  path: `${LIST}/unassigned`,
  tags,
  summary: 'Stops of a day that no run has',
  query: object({
    date: day().required(),
    ...paging,
    // The pool is small, and a board shows it whole.
    per_page: paging.per_page.default(MANIFESTS_PER_PAGE),
  }),
  answer: answer<EventView[]>([{ id: 'number' }]),
});
