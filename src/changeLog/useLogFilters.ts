import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { addDays, isDate, startOfDay, toWire } from '../domain/time/dates';
import { operationZone } from '../providers/operationZone';
import type { ActivityFilters } from './activity';

/** Of `/change-log/{changeLog}`: the log of everything. */
export const EVERYTHING = 'all';

export const LOG_KINDS = ['changes', 'reads', 'all'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** What the page is asked for, as it stands in the address: ids, codes and days. */
export interface LogFilters {
  /** Null for the log of everything. */
  resource: string | null;
  recordId: number | null;
  kind: LogKind;
  person: string;
  action: string;
  /** YYYY-MM-DD in the zone of the operation; the last day counts in full. */
  from: string;
  to: string;
}

/** Days of the operation's zone as the instants at which they begin and end. */
function days({ from, to }: LogFilters, zone: string): ActivityFilters {
  const start: ActivityFilters = isDate(from) ? { at_from: toWire(startOfDay(from, zone)) } : {};
  if (!isDate(to)) return start;
  const end = startOfDay(addDays(to, 1), zone).getTime() - 1_000;
  return { ...start, at_to: toWire(new Date(end)) };
}

export function useLogFilters() {
  const { changeLog = EVERYTHING } = useParams();
  const [search, setSearch] = useSearchParams();
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

  const asked = useMemo<ActivityFilters>(() => {
    const { resource, recordId, kind, person, action } = filters;
    return {
      ...(resource === null ? {} : { resource }),
      ...(recordId === null ? {} : { record_id: String(recordId) }),
      kind,
      ...(person ? { user_id: person } : {}),
      ...(action ? { action } : {}),
      ...days(filters, zone),
    };
  }, [filters, zone]);

  const set = useCallback(
    (name: string, value: string) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const clear = useCallback(
    () =>
      setSearch((current) => {
        const id = current.get('id');
        return new URLSearchParams(id === null ? undefined : { id });
      }),
    [setSearch],
  );
  const { person, action, from, to } = filters;
  return { filters, asked, set, clear, isNarrowed: [person, action, from, to].some((one) => one !== '') };
}
