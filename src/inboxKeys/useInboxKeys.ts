import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { inboxKeysCall } from '../contract/inbox/keys';
import { readApi } from '../providers/callApi';
import { useLive } from '../providers/useLive';

const KEY = 'inbox_keys';

/** The keys of clients' systems, those that work first. */
export function useInboxKeys() {
  const client = useQueryClient();
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [KEY] }), [client]);
  useLive('resources', {
    onEvent: ({ event }) => {
      if (event === 'inbox_keys.changed') void refresh();
    },
    onGap: () => void refresh(),
  });
  const query = useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => readApi(inboxKeysCall, {}, { signal }),
  });
  return { ...query, refresh };
}
