import { useQuery } from '@tanstack/react-query';
import { DAY_MS } from '../../domain/time/durations';
import { request } from '../../providers/http';
import { useDebounced } from '../../ui/useDebounced';
import { AUTOCOMPLETE_PAUSE, ZIP_SEARCH_MIN_CHARACTERS } from '../../domain/wire/lists';

interface State {
  code: string;
  name: string;
}
interface City {
  name: string;
  state_code: string;
}
interface Zipcode {
  zipcode: string;
  city: string;
  state_code: string;
}

/** A failed search is an empty list (spec §8, "Search failures return an empty list"): the field can still be typed. */
function useSearch<T>(path: string, query: Record<string, string>, isEnabled: boolean): T[] {
  const url = `${path}?${new URLSearchParams(query).toString()}`;
  const { data } = useQuery({
    queryKey: ['catalog', url],
    queryFn: async ({ signal }) => (await request<T[]>(url, { toast: false, signal })).data,
    enabled: isEnabled,
    staleTime: DAY_MS,
  });
  return data ?? [];
}

export function useStates(): State[] {
  return useSearch<State>('/catalogs/states', {}, true);
}

export function useCities(typed: string, state: string): City[] {
  const name = useDebounced(typed.trim(), AUTOCOMPLETE_PAUSE);
  return useSearch<City>(
    '/catalogs/cities',
    { name, state_code: state },
    name.length >= ZIP_SEARCH_MIN_CHARACTERS,
  );
}

export function useZipcodes(typed: string, state: string): Zipcode[] {
  const zipcode = useDebounced(typed.replace(/\D/g, ''), AUTOCOMPLETE_PAUSE);
  return useSearch<Zipcode>(
    '/catalogs/zipcodes',
    { zipcode, state_code: state },
    zipcode.length >= ZIP_SEARCH_MIN_CHARACTERS,
  );
}
