import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useLive, useLiveStatus } from '../providers/useLive';
import { cancelRequestCall } from '../contract/reports/asyncRequests';
import { readApi } from '../providers/callApi';
import { fetchAsyncRequest, isUnfinished } from '../ui/files/asyncRequest';
import { readAsyncRequests, subscribeAsyncRequests } from '../providers/asyncRequests';

const KEY = 'async_request';
/** While there is no live stream. Milliseconds. */
const POLL_MS = 3_000;

/** Progress of the user's files: by the live stream, or by polling without one. */
export function useAsyncRequests() {
  const uuids = useSyncExternalStore(subscribeAsyncRequests, readAsyncRequests);
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: [KEY] }), [client]);
  useLive('notifications', { onEvent: refresh, onGap: refresh });
  const isLive = useLiveStatus().state === 'live';
  const queries = useQueries({
    queries: uuids.map((uuid) => ({
      queryKey: [KEY, uuid],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchAsyncRequest(uuid, signal),
      retry: false,
      refetchInterval: ({ state }: { state: { data?: Parameters<typeof isUnfinished>[0] } }) =>
        !isLive && state.data && isUnfinished(state.data) ? POLL_MS : (false as const),
    })),
  });
  return uuids.map((uuid, index) => ({
    uuid,
    request: queries[index]?.data ?? null,
    isGone: queries[index]?.isError ?? false,
  }));
}

/** Cancels a file that is not finished; what stands then is read again, also when it was too late. */
export function useCancelRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => readApi(cancelRequestCall, { params: { uuid } }, { toast: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}
