import type { Read } from '../../../src/contract/call';
import { RUN_SORTS, type runsCall } from '../../../src/contract/board/runs';
import type { Actor } from '../../platform/plugins/actor';
import { malformed } from '../../platform/plugins/errors';
import type { ManifestFilter } from './readManifests';

export type ManifestSort = (typeof RUN_SORTS)[number];

/** `-name` → name, descending. */
export function manifestOrder(sort: string): { field: ManifestSort; direction: 'asc' | 'desc' } {
  const field = RUN_SORTS.find((each) => sort.endsWith(each)) ?? 'start_at';
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
export function manifestFilter(query: Read<(typeof runsCall)['query']>, actor: Actor): ManifestFilter {
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
