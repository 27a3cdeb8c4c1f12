import { useMemo } from 'react';
import { CALL_OUTCOMES } from '../domain/calls/callState';
import { operationZone } from '../providers/operationZone';
import { daysAsked, personAsked } from '../ui/log/logCalls';
import { useFilterParams } from '../ui/useFilterParams';
import type { CallQuery } from './callLog';

const DIRECTIONS = ['in', 'out'] as const;
const idIn = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** The filters of the page in the URL: ids, codes and days, never a name or a number. */
export function useCallFilters() {
  const [params, change] = useFilterParams();
  const zone = operationZone();
  const filters = useMemo(
    () => ({
      direction: DIRECTIONS.find((one) => one === params.get('direction')) ?? ('' as const),
      outcome: CALL_OUTCOMES.find((one) => one === params.get('outcome')) ?? ('' as const),
      person: params.get('person') ?? '',
      participant: params.get('participant') ?? '',
      stop: params.get('of') ?? '',
      from: params.get('from') ?? '',
      to: params.get('to') ?? '',
    }),
    [params],
  );
  const logQuery = useMemo<CallQuery>(
    () => ({
      ...(filters.direction ? { direction: filters.direction } : {}),
      ...(filters.outcome ? { outcome: filters.outcome } : {}),
      ...(idIn(filters.participant) ? { participant_id: idIn(filters.participant) } : {}),
      ...(idIn(filters.stop) ? { delivery_event_id: idIn(filters.stop) } : {}),
      ...personAsked(filters.person),
      ...daysAsked(filters, zone),
    }),
    [filters, zone],
  );
  const none = { direction: null, outcome: null, person: null, participant: null, of: null };
  const clear = () => change({ ...none, from: null, to: null });
  return {
    filters,
    logQuery,
    change,
    clear,
    isNarrowed: Object.values(filters).some((value) => value !== ''),
  };
}
