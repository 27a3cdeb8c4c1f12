import { useQuery } from '@tanstack/react-query';
import { proofCall } from '../contract/proof/proof';
import { readApi } from '../providers/callApi';

/** All data of one delivery; null disables the query. */
export function useProof(eventId: number | null) {
  return useQuery({
    queryKey: ['proof', eventId],
    queryFn: ({ signal }) => readApi(proofCall, { params: { id: eventId ?? 0 } }, { signal }),
    enabled: eventId !== null,
    retry: false,
  });
}
