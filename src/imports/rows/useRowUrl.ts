import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ROW_RESULTS } from '../../domain/imports/importView';
import { ORDER_COLUMNS } from '../../domain/imports/orderRow';
import type { RowFilters } from './rowCalls';

/** The filters of the rows in the URL; they contain no names of people. */
export function useRowUrl() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo<RowFilters>(
    () => ({
      result: ROW_RESULTS.find((result) => result === params.get('result')) ?? null,
      problem: params.get('problem'),
      column: ORDER_COLUMNS.find((column) => column === params.get('column')) ?? null,
    }),
    [params],
  );
  const show = (next: RowFilters) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const [name, value] of Object.entries(next) as [keyof RowFilters, string | null][]) {
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      { replace: true },
    );
  return { filters, show };
}
