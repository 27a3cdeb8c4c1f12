import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consentsCall } from '../../../contract/participants/consents';
import { readApi } from '../../../providers/callApi';
import { speaksAdditions } from '../../../providers/serverContract';
import { useLive } from '../../../providers/useLive';

const KEY = 'consents';

/** What a participant has said about messages; read again when they, or the office for them, say something new. */
export function useConsents(participantId: number) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [KEY, participantId] });
  useLive('resources', {
    onEvent: ({ event }) => {
      if (event === 'consents.changed') void refresh();
    },
    onGap: () => void refresh(),
  });
  const query = useQuery({
    queryKey: [KEY, participantId],
    queryFn: ({ signal }) => readApi(consentsCall, { params: { id: participantId } }, { signal }),
    enabled: speaksAdditions(),
    retry: false,
    // Phones and addresses of patients are not kept.
    gcTime: 0,
  });
  return { ...query, refresh };
}
