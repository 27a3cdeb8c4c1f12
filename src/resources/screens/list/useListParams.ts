import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResourceName } from '../../registry';
import { sortableFieldNames } from '../../schema/defineResource';
import { resourceOf } from '../resourceOf';
import { isPrivateFilter, usePrivateFilters, type Filters } from './privateFilters';

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

export interface ListParams {
  page: number;
  sort: Sort;
  filters: Filters;
  setPage: (page: number) => void;
  setSort: (field: string) => void;
  /** An empty text takes the filter away; page 1 follows (spec §4, infinite lists). */
  setFilter: (key: string, value: string) => void;
  clearFilters: () => void;
}

/**
 * What a list shows, readable in the address (`?page=2&sort=-name&is_active=1&all=van`), so that each view is a link
 * and the back button works. Private filters are held in memory instead.
 */
export function useListParams(name: ResourceName): ListParams {
  const resource = resourceOf(name);
  const [search, setSearch] = useSearchParams();
  const [privateFilters, setPrivateFilters] = usePrivateFilters(name);
  const query = search.toString();

  const state = useMemo(() => {
    const asked = new URLSearchParams(query);
    const keys = ['all', ...resource.filters].filter((key) => !isPrivateFilter(resource, key));
    const shown = keys.flatMap((key) => {
      const value = asked.get(key);
      return value ? [[key, value] as const] : [];
    });
    const page = Number(asked.get('page'));
    const sort = asked.get('sort') ?? '';
    const field = sort.replace(/^-/, '');
    const order = sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const);
    return {
      page: Number.isInteger(page) && page > 0 ? page : 1,
      sort: sortableFieldNames(resource).includes(field) ? { field, order } : resource.sort,
      shown: Object.fromEntries(shown),
    };
  }, [query, resource]);

  const filters = useMemo<Filters>(
    () => ({ ...state.shown, ...privateFilters }),
    [state.shown, privateFilters],
  );

  const change = useCallback(
    (changes: Record<string, string | null>, replace = false) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [key, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace },
      ),
    [setSearch],
  );

  const setPage = useCallback((page: number) => change({ page: page === 1 ? null : String(page) }), [change]);

  const setSort = useCallback(
    (field: string) => {
      const isDescending = state.sort.field === field && state.sort.order === 'ASC';
      change({ sort: `${isDescending ? '-' : ''}${field}`, page: null });
    },
    [change, state.sort],
  );

  const setFilter = useCallback(
    (key: string, value: string) => {
      if (!isPrivateFilter(resource, key)) {
        change({ [key]: value, page: null }, true);
        return;
      }
      const { [key]: _, ...others } = privateFilters;
      setPrivateFilters(value === '' ? others : { ...others, [key]: value });
      change({ page: null }, true);
    },
    [change, privateFilters, resource, setPrivateFilters],
  );

  const clearFilters = useCallback(() => {
    setPrivateFilters({});
    change({ page: null, ...Object.fromEntries(Object.keys(state.shown).map((key) => [key, null])) });
  }, [change, setPrivateFilters, state.shown]);

  return { page: state.page, sort: state.sort, filters, setPage, setSort, setFilter, clearFilters };
}
