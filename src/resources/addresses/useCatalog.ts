import { useQuery } from '@tanstack/react-query';
import type { CallContract, InputOf } from '../../contract/call';
import {
  citiesCall,
  statesCall,
  zipcodesCall,
  type CatalogCity,
  type CatalogState,
  type CatalogZipcode,
} from '../../contract/catalogs/places';
import { isStateCode, type StateCode } from '../../domain/addresses/states';
import { DAY_MS } from '../../domain/time/durations';
import { readApi } from '../../providers/callApi';
import { useDebounced } from '../../ui/useDebounced';
import { AUTOCOMPLETE_PAUSE, ZIP_SEARCH_MIN_CHARACTERS } from '../../domain/wire/lists';

/** A failed search is an empty list (spec §8, "Search failures return an empty list"): the field can still be typed. */
function useSearch<Contract extends CallContract>(
  contract: Contract,
  input: InputOf<Contract>,
  isEnabled: boolean,
) {
  const { data } = useQuery({
    queryKey: ['catalog', contract.path, input],
    queryFn: ({ signal }) => readApi(contract, input, { signal }),
    enabled: isEnabled,
    staleTime: DAY_MS,
  });
  return data;
}

/** The state of a search; an unknown state does not narrow it. */
function codeOf(state: string): StateCode | '' {
  return isStateCode(state) ? state : '';
}

export function useStates(): CatalogState[] {
  return useSearch(statesCall, {}, true) ?? [];
}

export function useCities(typed: string, state: string): CatalogCity[] {
  const name = useDebounced(typed.trim(), AUTOCOMPLETE_PAUSE);
  const isEnabled = name.length >= ZIP_SEARCH_MIN_CHARACTERS;
  return useSearch(citiesCall, { query: { name, state_code: codeOf(state) } }, isEnabled) ?? [];
}

export function useZipcodes(typed: string, state: string): CatalogZipcode[] {
  const zipcode = useDebounced(typed.replace(/\D/g, ''), AUTOCOMPLETE_PAUSE);
  const isEnabled = zipcode.length >= ZIP_SEARCH_MIN_CHARACTERS;
  return useSearch(zipcodesCall, { query: { zipcode, state_code: codeOf(state) } }, isEnabled) ?? [];
}
