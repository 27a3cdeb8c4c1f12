import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callCall, CALLS_PER_PAGE, callsCall, callsTotalCall } from '../contract/webhooks/calls';
import { endpointsCall } from '../contract/webhooks/endpoints';
import type { WebhookEvent } from '../domain/webhooks/webhookEvents';
import type { CallState } from '../domain/webhooks/webhookView';
import { readApi } from '../providers/callApi';
import { useLive } from '../providers/useLive';

const KEY = 'webhooks';

/** Reads again what is shown of webhooks, also when somebody else or a call has changed it. */
function useFreshness(): () => Promise<void> {
  const client = useQueryClient();
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [KEY] }), [client]);
  useLive('resources', {
    onEvent: ({ event }) => {
      if (event === 'webhooks.changed') void refresh();
    },
    onGap: () => void refresh(),
  });
  return refresh;
}

/** The addresses of clients' systems, those in trouble first. */
export function useEndpoints() {
  const refresh = useFreshness();
  const query = useQuery({
    queryKey: [KEY, 'endpoints'],
    queryFn: ({ signal }) => readApi(endpointsCall, {}, { signal }),
  });
  return { ...query, refresh };
}

/** Null: any. */
export interface CallFilter {
  endpointId: number;
  state: CallState | null;
  event: WebhookEvent | 'test' | null;
}

/** The newest calls that fit, for this number of pages. */
export function useCalls({ endpointId, state, event }: CallFilter, pages: number) {
  return useQuery({
    queryKey: [KEY, 'calls', endpointId, state, event, pages],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { endpoint_id: endpointId, state: state ?? undefined, event: event ?? undefined };
      const [rows, { total_items: total }] = await Promise.all([
        readApi(callsCall, { query: { ...query, per_page: pages * CALLS_PER_PAGE } }, { signal }),
        readApi(callsTotalCall, { query }, { signal }),
      ]);
      return { rows, total };
    },
  });
}

export function useCall(id: number) {
  return useQuery({
    queryKey: [KEY, 'call', id],
    queryFn: ({ signal }) => readApi(callCall, { params: { id } }, { signal }),
  });
}
