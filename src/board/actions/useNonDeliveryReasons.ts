import { useQuery } from '@tanstack/react-query';
import { nonDeliveryReasonsCall } from '../../contract/board/catalogs';
import { readApi } from '../../providers/callApi';

/**
 * Reasons why a delivery did not happen (spec §7, catalogs/non_delivery_reason). Fetched one time; they do
 * not change during a shift.
 */
export function useNonDeliveryReasons() {
  return useQuery({
    queryKey: ['non_delivery_reason'],
    queryFn: ({ signal }) => readApi(nonDeliveryReasonsCall, {}, { signal, toast: true }),
    staleTime: Infinity,
  });
}
