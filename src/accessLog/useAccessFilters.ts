import { useMemo } from 'react';
import { ACCESS_KINDS } from '../domain/access/accessLog';
import { operationZone } from '../providers/operationZone';
import { daysAsked, personAsked } from '../ui/log/logCalls';
import { useFilterParams } from '../ui/useFilterParams';
import type { AccessQuery } from './accessCalls';

/** The filters of the page in the URL, so that a view can be shared. */
export function useAccessFilters() {
  const [params, change] = useFilterParams();
  const zone = operationZone();
  const filters = useMemo(
    () => ({
      kind: ACCESS_KINDS.find((one) => one === params.get('kind')) ?? ('' as const),
      person: params.get('person') ?? '',
      from: params.get('from') ?? '',
      to: params.get('to') ?? '',
    }),
    [params],
  );
  const logQuery = useMemo<AccessQuery>(
    () => ({
      ...(filters.kind ? { kind: filters.kind } : {}),
      ...personAsked(filters.person),
      ...daysAsked(filters, zone),
    }),
    [filters, zone],
  );
  const clear = () => change({ kind: null, person: null, from: null, to: null });
  return {
    filters,
    logQuery,
    change,
    clear,
    isNarrowed: Object.values(filters).some((value) => value !== ''),
  };
}
