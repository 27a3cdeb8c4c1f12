import { useQuery } from '@tanstack/react-query';
import { colorsCall, type CatalogColor } from '../../contract/catalogs/colors';
import { CDP_COLORS_LIFE } from '../../domain/time/timings';
import { readApi } from '../../providers/callApi';

/** The colours that a CDP may have; empty until they have come. */
export function useColorCatalog(): readonly CatalogColor[] {
  const { data } = useQuery({
    queryKey: ['catalogs', 'colors'],
    queryFn: ({ signal }) => readApi(colorsCall, {}, { signal, toast: true }),
    staleTime: CDP_COLORS_LIFE,
    gcTime: CDP_COLORS_LIFE,
  });
  return data ?? [];
}
