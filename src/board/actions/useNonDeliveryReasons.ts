import { useQuery } from '@tanstack/react-query';
import { request } from '../../providers/http';

interface Reason {
  id: number;
  description: string;
}

/**
 * Reasons why a delivery did not happen (spec §7, catalogs/non_delivery_reason). Fetched one time; they do
 * not change during a shift.
 */
export function useNonDeliveryReasons() {
  return useQuery({
    queryKey: ['non_delivery_reason'],
    queryFn: ({ signal }) =>
      request<Reason[]>('/catalogs/non_delivery_reason', { signal }).then(({ data }) => data),
    staleTime: Infinity,
  });
}
