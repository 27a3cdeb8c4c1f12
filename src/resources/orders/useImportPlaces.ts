import { useMemo } from 'react';
import { readSession } from '../../providers/session';
import { useRecords } from '../../ui/useRecords';

/** As many as a select can hold with dignity; an installation has tens of each. */
const MOST = 1000;

/** Whose orders a lot can hold and where they leave from: who belongs to one CDP sees that one alone (spec §6). */
export function useImportPlaces() {
  const query = { filter: { is_active: true }, sort: 'name', perPage: MOST } as const;
  const clients = useRecords('funding_sources', query);
  const cdps = useRecords('cdps', query);
  const auth = readSession()?.auth;
  const ownCdp = auth?.is_cdp ? auth.cdp_id : null;
  const shownCdps = useMemo(
    () => (cdps.data ?? []).filter(({ id }) => ownCdp === null || id === ownCdp),
    [cdps.data, ownCdp],
  );
  return {
    clients: clients.data ?? [],
    cdps: shownCdps,
    /** The one CDP that this person works for; null for who works for all. */
    ownCdp,
    isPending: clients.isPending || cdps.isPending,
    hasFailed: clients.isError || cdps.isError,
    retry: () => {
      void clients.refetch();
      void cdps.refetch();
    },
  };
}

export type ImportPlaces = ReturnType<typeof useImportPlaces>;
