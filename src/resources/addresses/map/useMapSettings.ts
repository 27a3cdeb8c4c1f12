import { useQuery } from '@tanstack/react-query';
import { request } from '../../../providers/http';

export interface MapSettings {
  /** Pattern of the pictures; null: none are set up, and nobody is asked for any. */
  tiles_url: string | null;
  attribution: string;
}

const NO_PICTURES: MapSettings = { tiles_url: null, attribution: '' };

/** Where map pictures come from; undefined while that is not known. A server that does not say has none. */
export function useMapSettings(): MapSettings | undefined {
  const { data, isError } = useQuery({
    queryKey: ['map settings'],
    queryFn: async ({ signal }) =>
      (await request<MapSettings>('/catalogs/map', { toast: false, signal })).data,
    staleTime: Infinity,
    retry: false,
  });
  return isError ? NO_PICTURES : data;
}
