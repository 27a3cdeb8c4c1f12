import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InboxKey } from '../domain/imports/inboxView';
import { request } from '../providers/http';
import { useLive } from '../providers/useLive';

const PATH = '/inbox_keys';
const KEY = 'inbox_keys';

export interface NewKey {
  name: string;
  funding_source_id: number | null;
  close_door_pharmacy_id: number | null;
}

/** A key with its secret, which is returned only one time. */
export type KeyWithSecret = InboxKey & { secret: string };

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
    queryFn: async ({ signal }) => (await request<InboxKey[]>(PATH, { signal, toast: false })).data,
  });
  return { ...query, refresh };
}

export async function createKey(body: NewKey): Promise<KeyWithSecret> {
  return (await request<KeyWithSecret>(PATH, { method: 'POST', body, toast: false })).data;
}

export async function revokeKey(id: number): Promise<void> {
  await request(`${PATH}/${id}`, { method: 'DELETE', toast: false });
}
