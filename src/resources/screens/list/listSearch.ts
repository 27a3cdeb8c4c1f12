import type { SortPayload } from 'react-admin';
import type { Resource } from '../../schema/defineResource';
import { isPrivateFilter, type Filters } from './privateFilters';

/** A filter by day also asks for a span: `delivery_date_from`, `delivery_date_to`. */
export const SPAN_ENDS = ['from', 'to'] as const;

/** The filters that may stand in an address. */
export function publicKeys(resource: Resource): string[] {
  const keys = ['all', ...resource.filters].filter((key) => !isPrivateFilter(resource, key));
  const days = keys.filter((key) => resource.fields[key]?.kind === 'date');
  return [...keys, ...days.flatMap((key) => SPAN_ENDS.map((end) => `${key}_${end}`))];
}

export function publicFilters(resource: Resource, filters: Filters): Filters {
  const keys = publicKeys(resource);
  return Object.fromEntries(Object.entries(filters).filter(([key]) => keys.includes(key)));
}

/** The public filters that an address asks for. One that it names counts for all: `?is_active=` says that there is none. */
export function filtersOfSearch(resource: Resource, search: URLSearchParams, opening: Filters): Filters {
  const named = publicKeys(resource).filter((key) => search.has(key));
  if (named.length === 0) return opening;
  const entries = named.map((key) => [key, search.get(key) ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

interface Asked {
  page: number;
  sort: SortPayload;
  filters: Filters;
}

/** The address of a list that is asked for so; it says nothing of what the list opens with, and never a private filter. */
export function searchOf(
  resource: Resource,
  { page, sort, filters }: Asked,
  opening: Filters,
  current = '',
): string {
  const next = new URLSearchParams(current);
  for (const key of ['page', 'sort', ...publicKeys(resource)]) next.delete(key);
  if (page > 1) next.set('page', String(page));
  if (sort.field !== resource.sort.field || sort.order !== resource.sort.order)
    next.set('sort', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`);
  const said = Object.entries(publicFilters(resource, filters));
  const initial = Object.entries(opening);
  const isInitial = said.length === initial.length && said.every(([key, value]) => opening[key] === value);
  if (!isInitial) {
    const named = said.length > 0 ? said : initial.map(([key]) => [key, ''] as const);
    for (const [key, value] of named) next.set(key, value);
  }
  const search = next.toString();
  return search && `?${search}`;
}
