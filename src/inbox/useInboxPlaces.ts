import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { readSession } from '../providers/session';

interface Named {
  id: number;
  name: string;
}

/** An installation has tens of each. */
const MOST = 1000;

/** Clients and CDPs that orders can be of; who belongs to one CDP sees that one alone (spec §6). */
export function useInboxPlaces() {
  const query = {
    filter: { is_active: true },
    sort: { field: 'name', order: 'ASC' as const },
    pagination: { page: 1, perPage: MOST },
  };
  const clients = useGetList<Named>('funding_sources', query);
  const cdps = useGetList<Named>('cdps', query);
  const auth = readSession()?.auth;
  const ownCdp = auth?.is_cdp ? auth.cdp_id : null;
  const shown = useMemo(
    () => (cdps.data ?? []).filter(({ id }) => ownCdp === null || id === ownCdp),
    [cdps.data, ownCdp],
  );
  return { clients: clients.data ?? [], cdps: shown, ownCdp };
}

export type InboxPlaces = ReturnType<typeof useInboxPlaces>;
