import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ResourceName } from '../../registry';
import type { Resource } from '../../schema/defineResource';

/** Filters as text by field name; `all` is the search box (spec §2). */
export type Filters = Readonly<Record<string, string>>;

/** Whether what a person types under this key can name a patient: then it is never part of an address. */
export function isPrivateFilter(resource: Resource, key: string): boolean {
  const fields = key === 'all' ? resource.search : [key];
  return fields.some((name) => resource.fields[name]?.private);
}

const NONE: Filters = {};

/**
 * Filters that may not stand in the URL. They live in the memory of the query cache, so that going to a record and back
 * keeps them, and signing out, which clears the cache, forgets them.
 */
export function usePrivateFilters(name: ResourceName): [Filters, (next: Filters) => void] {
  const client = useQueryClient();
  const { data } = useQuery<Filters>({
    queryKey: ['privateFilters', name],
    queryFn: () => NONE,
    initialData: NONE,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const keep = useCallback(
    (next: Filters) => client.setQueryData(['privateFilters', name], next),
    [client, name],
  );
  return [data, keep];
}
