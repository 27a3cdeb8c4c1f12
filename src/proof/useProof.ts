import { useQuery } from '@tanstack/react-query';
import type { ProofView } from '../domain/stops/proofView';
import { request } from '../providers/http';

/** All data of one delivery; null disables the query. */
export function useProof(eventId: number | null) {
  return useQuery({
    queryKey: ['proof', eventId],
    queryFn: ({ signal }) =>
      request<ProofView>(`/delivery_events/${eventId}/proof`, { signal, toast: false }).then(
        ({ data }) => data,
      ),
    enabled: eventId !== null,
    retry: false,
  });
}
