import { useMemo } from 'react';
import { isDate } from '../../domain/time/dates';
import { LOT_STATES } from '../../domain/imports/importView';
import { useFilterParams } from '../../ui/useFilterParams';
import type { LotFilters } from '../lotCalls';

const NAMES: Readonly<Record<keyof LotFilters, string>> = {
  state: 'state',
  clientId: 'client',
  cdpId: 'cdp',
  date: 'date',
};

/** The filters of the lots in the URL; they contain no names of people. */
export function useLotFilters() {
  const [params, changeParams] = useFilterParams();
  const filters = useMemo<LotFilters>(() => {
    const date = params.get(NAMES.date);
    return {
      state: LOT_STATES.find((state) => state === params.get(NAMES.state)) ?? null,
      clientId: Number(params.get(NAMES.clientId)) || null,
      cdpId: Number(params.get(NAMES.cdpId)) || null,
      date: date && isDate(date) ? date : null,
    };
  }, [params]);
  const change = (changes: Partial<LotFilters>) =>
    changeParams(
      Object.fromEntries(
        Object.entries({ ...filters, ...changes }).map(([name, value]) => [
          NAMES[name as keyof LotFilters],
          value === null ? null : String(value),
        ]),
      ),
    );
  const clear = () => change({ state: null, clientId: null, cdpId: null, date: null });
  return { filters, isFiltered: Object.values(filters).some((value) => value !== null), change, clear };
}
