import { useQuery } from '@tanstack/react-query';
import { mapCall, type MapSettings } from '../../../contract/catalogs/places';
import { readApi } from '../../../providers/callApi';

const NO_PICTURES: MapSettings = { tiles_url: null, attribution: '' };

/** Where map pictures come from; undefined while that is not known. A server that does not say has none. */
export function useMapSettings(): MapSettings | undefined {
  const { data, isError } = useQuery({
    queryKey: ['map settings'],
    queryFn: ({ signal }) => readApi(mapCall, {}, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  return isError ? NO_PICTURES : data;
}
