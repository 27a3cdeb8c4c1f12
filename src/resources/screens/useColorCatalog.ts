import { useQuery } from '@tanstack/react-query';
import { request } from '../../providers/http';

/** An entry of `GET catalogs/colors` (spec §3, CDP colour catalog entry). */
export interface CatalogColor {
  id: number;
  color: string;
  hex_color: string;
}

/** The catalogue is kept for a day (spec §9). */
const DAY = 86_400_000;

/** The colours that a CDP may have; empty until they have come. */
export function useColorCatalog(): readonly CatalogColor[] {
  const { data } = useQuery({
    queryKey: ['catalogs', 'colors'],
    queryFn: ({ signal }) => request<CatalogColor[]>('/catalogs/colors', { signal }).then(({ data }) => data),
    staleTime: DAY,
    gcTime: DAY,
  });
  return data ?? [];
}
