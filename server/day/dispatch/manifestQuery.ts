import { number, object, string, type InferType } from 'yup';
import { idListField } from '../../../src/contract/ids';
import { isDate } from '../../../src/domain/time/dates';
import { MANIFESTS_PER_PAGE, TABLE_PAGE_SIZE } from '../../../src/domain/wire/lists';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Actor } from '../../platform/plugins/actor';
import { malformed } from '../../platform/plugins/errors';
import type { ManifestFilter } from './readManifests';

const day = () => string().test('date', VALIDATION.date, (text) => text === undefined || isDate(text));
const paging = {
  page: number().integer().min(1).max(1_000_000).default(1),
  per_page: number().integer().min(1).max(MANIFESTS_PER_PAGE).default(TABLE_PAGE_SIZE),
};

/** Sort columns of the list, each also with a leading `-`. */
const SORTS = ['start_at', 'name', 'id'] as const;
export type ManifestSort = (typeof SORTS)[number];

const filters = { date: day(), delivery_manifest_status_id: idListField(), id: idListField() };

export const manifestListQuery = object({
  ...filters,
  ...paging,
  sort: string()
    .oneOf(
      SORTS.flatMap((field) => [field, `-${field}`]),
      VALIDATION.unknownSort,
    )
    .default('start_at'),
  /** 1: each run carries its stops in order. */
  events: number().integer().min(0).max(1).default(0),
});
/** The pool is small, and a board shows it whole. */
export const poolQuery = object({
  date: day().required(),
  ...paging,
  per_page: paging.per_page.default(MANIFESTS_PER_PAGE),
});

/** `-name` → name, descending. */
export function manifestOrder(sort: string): { field: ManifestSort; direction: 'asc' | 'desc' } {
  const field = SORTS.find((each) => sort.endsWith(each)) ?? 'start_at';
  return { field, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

function idsOf(text: string | undefined): number[] | undefined {
  return text?.split(',').map(Number);
}

/** The runs that the person may see: `is_cdp` users those of their CDP, drivers their own. */
export function scopeFilter(actor: Actor): ManifestFilter {
  return {
    isPublished: actor.is_driver ? true : undefined,
    cdpId: actor.cdp_id,
    // A driver's account without an employee has no runs. No employee has the id 0.
    employeeId: actor.is_driver ? (actor.employee_id ?? 0) : undefined,
  };
}

/** The requested runs, limited to those that the person may see. */
export function manifestFilter(query: InferType<typeof manifestListQuery>, actor: Actor): ManifestFilter {
  const filter: ManifestFilter = {
    date: query.date,
    ids: idsOf(query.id),
    statusIds: idsOf(query.delivery_manifest_status_id),
    ...scopeFilter(actor),
  };
  // A year of runs with all their stops would hold up everybody else.
  if (query.events === 1 && !filter.date && !filter.ids) throw malformed('events=1 needs a date or ids');
  return filter;
}
