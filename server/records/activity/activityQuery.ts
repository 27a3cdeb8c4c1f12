import { number, object, string, type InferType } from 'yup';
import { isWireTimestamp } from '../../../src/domain/time/dates';
import { CHANGES_PAGE_SIZE } from '../../../src/domain/wire/lists';
import { VALIDATION } from '../../../src/resources/schema/messages';

const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);
const instant = () => string().test('instant', VALIDATION.dateTime, (text) => !text || isWireTimestamp(text));

/** Changes alone, looks at patients alone, or both. */
export const ACTIVITY_KINDS = ['changes', 'reads', 'all'] as const;

const filters = {
  resource: string().matches(/^[a-z_]{1,60}$/),
  record_id: id(),
  user_id: id(),
  action: string().matches(/^\w{1,60}$/),
  kind: string().oneOf([...ACTIVITY_KINDS]),
  at_from: instant(),
  at_to: instant(),
};

/** `before` is the id of the last entry that one has: the next page begins behind it. */
export const activityQuery = object({
  ...filters,
  before: id(),
  page: id(),
  per_page: number().integer().min(1).max(100).default(CHANGES_PAGE_SIZE),
});
export const activityTotalQuery = object({ ...filters, before: id(), page: id(), per_page: id() });
export type ActivityQuery = InferType<typeof activityQuery>;
export type ActivityFilters = Omit<ActivityQuery, 'before' | 'page' | 'per_page'>;
