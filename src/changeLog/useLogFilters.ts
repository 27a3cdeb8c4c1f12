import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { ACTIVITY_KINDS, type ActivityKind } from '../contract/logs/activity';
import { operationZone } from '../providers/operationZone';
import { daysAsked, personAsked } from '../ui/log/logCalls';
import { useFilterParams } from '../ui/useFilterParams';
import type { ActivityQuery } from './activityLog';

/** Of `/change-log/{changeLog}`: the log of everything. */
export const EVERYTHING = 'all';

/** The filters of the page in the URL: ids, codes and days. */
export interface LogFilters {
  /** Null for the log of everything. */
  resource: string | null;
  recordId: number | null;
  kind: ActivityKind;
  person: string;
  action: string;
  /** YYYY-MM-DD in the zone of the operation; the last day is included. */
  from: string;
  to: string;
}

export function useLogFilters() {
  const { changeLog = EVERYTHING } = useParams();
  const [search, change] = useFilterParams();
  const zone = operationZone();
  const filters = useMemo<LogFilters>(() => {
    const id = Number(search.get('id'));
    return {
      resource: changeLog === EVERYTHING ? null : changeLog,
      recordId: Number.isInteger(id) && id > 0 && changeLog !== EVERYTHING ? id : null,
      kind: ACTIVITY_KINDS.find((kind) => kind === search.get('kind')) ?? 'changes',
      person: search.get('person') ?? '',
      action: search.get('action') ?? '',
      from: search.get('from') ?? '',
      to: search.get('to') ?? '',
    };
  }, [changeLog, search]);

  const logQuery = useMemo<ActivityQuery>(() => {
    const { resource, recordId, kind, person, action } = filters;
    return {
      ...(resource === null ? {} : { resource }),
      ...(recordId === null ? {} : { record_id: recordId }),
      kind,
      ...personAsked(person),
      ...(action ? { action } : {}),
      ...daysAsked(filters, zone),
    };
  }, [filters, zone]);

  const clear = () => change({ kind: null, person: null, action: null, from: null, to: null });
  const { person, action, from, to } = filters;
  return {
    filters,
    logQuery,
    change,
    clear,
    isNarrowed: [person, action, from, to].some((one) => one !== ''),
  };
}
