import { useQuery, useQueryClient } from '@tanstack/react-query';
import { participantMessagesCall, stopMessagesCall } from '../../contract/messages/toldMessages';
import { readApi } from '../../providers/callApi';
import { speaksAdditions } from '../../providers/serverContract';
import { useMessageChanges } from '../../providers/useMessageChanges';

/** Whose messages are shown. */
export type Told = { stop: number } | { participant: number };

const KEY = 'told_messages';

/** What a recipient was told, updated live. */
export function useToldMessages(whose: Told) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [KEY] });
  useMessageChanges(refresh);
  return useQuery({
    queryKey: [KEY, whose],
    queryFn: ({ signal }) =>
      'stop' in whose
        ? readApi(stopMessagesCall, { params: { id: whose.stop } }, { signal })
        : readApi(participantMessagesCall, { params: { id: whose.participant } }, { signal }),
    // Another server has no such call.
    enabled: speaksAdditions(),
    retry: false,
    // What patients are told is not kept.
    gcTime: 0,
  });
}
