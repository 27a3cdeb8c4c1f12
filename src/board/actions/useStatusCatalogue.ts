import { useQuery } from '@tanstack/react-query';
import type { EventStatusId } from '../../domain/stops/eventStatus';
import { statusCatalogue } from '../../domain/stops/transitions';
import { statusesCall } from '../../contract/board/catalogs';
import { readApi } from '../../providers/callApi';

/**
 * The statuses that the server offers for a type of stop (spec §7, catalogs/delivery_event_status), fetched
 * one time. Before the answer, or if the call fails, the list of this build is used: the server checks each
 * status anyway.
 */
export function useStatusCatalogue(typeId: number): readonly EventStatusId[] {
  const { data } = useQuery({
    queryKey: ['delivery_event_status', typeId],
    queryFn: async ({ signal }) => {
      const statuses = await readApi(statusesCall, { query: { event_type_id: typeId } }, { signal });
      return statuses.map(({ id }) => id);
    },
    staleTime: Infinity,
    retry: false,
  });
  return data ?? statusCatalogue(typeId);
}
