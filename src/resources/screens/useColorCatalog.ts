import { useQuery } from '@tanstack/react-query';
import { CDP_COLORS_LIFE } from '../../domain/time/timings';
import { request } from '../../providers/http';

/** An entry of `GET catalogs/colors` (spec §3, CDP colour catalog entry). */
export interface CatalogColor {
  id: number;
  color: string;
  hex_color: string;
}

/** The colours that a CDP may have; empty until they have come. */
export function useColorCatalog(): readonly CatalogColor[] {
  const { data } = useQuery({
    queryKey: ['catalogs', 'colors'],
    queryFn: ({ signal }) => request<CatalogColor[]>('/catalogs/colors', { signal }).then(({ data }) => data),
    staleTime: CDP_COLORS_LIFE,
    gcTime: CDP_COLORS_LIFE,
  });
  return data ?? [];
}
