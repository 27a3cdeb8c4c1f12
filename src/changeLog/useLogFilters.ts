import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { operationZone } from '../providers/operationZone';
import { daysAsked, type LogQuery } from '../ui/log/logCalls';
import { useFilterParams } from '../ui/useFilterParams';

/** Of `/change-log/{changeLog}`: the log of everything. */
export const EVERYTHING = 'all';

export const LOG_KINDS = ['changes', 'reads', 'all'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** The filters of the page in the URL: ids, codes and days. */
export interface LogFilters {
  /** Null for the log of everything. */
  resource: string | null;
  recordId: number | null;
  kind: LogKind;
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
      kind: LOG_KINDS.find((kind) => kind === search.get('kind')) ?? 'changes',
      person: search.get('person') ?? '',
      action: search.get('action') ?? '',
      from: search.get('from') ?? '',
      to: search.get('to') ?? '',
    };
  }, [changeLog, search]);

  const logQuery = useMemo<LogQuery>(() => {
    const { resource, recordId, kind, person, action } = filters;
    return {
      ...(resource === null ? {} : { resource }),
      ...(recordId === null ? {} : { record_id: String(recordId) }),
      kind,
      ...(person ? { user_id: person } : {}),
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
