import { useMemo } from 'react';
import { INBOX_ORIGINS, INBOX_STATES, type InboxOrigin, type InboxState } from '../domain/imports/inboxView';
import { useFilterParams } from '../ui/useFilterParams';

const ALL = { state: null, client: null, cdp: null, origin: null, old: null, problems: null };

export interface InboxFilters {
  /** Null: all of them. */
  state: InboxState | null;
  clientId: number | null;
  cdpId: number | null;
  origin: InboxOrigin | null;
  isOld: boolean;
  hasProblems: boolean;
}

/** The filters of the list in the URL; by default open orders. */
export function useInboxFilters() {
  const [params, set] = useFilterParams();
  const filters = useMemo<InboxFilters>(() => {
    const requested = params.get('state') ?? 'open';
    return {
      state: INBOX_STATES.find((one) => one === requested) ?? null,
      clientId: Number(params.get('client')) || null,
      cdpId: Number(params.get('cdp')) || null,
      origin: INBOX_ORIGINS.find((one) => one === params.get('origin')) ?? null,
      isOld: params.get('old') === '1',
      hasProblems: params.get('problems') === '1',
    };
  }, [params]);
  const { clientId, cdpId, origin, isOld, hasProblems } = filters;
  return {
    filters,
    /** Any beside the state. */
    isNarrowed: clientId !== null || cdpId !== null || origin !== null || isOld || hasProblems,
    set,
    showState: (state: InboxState | null) => set({ state: state === 'open' ? null : (state ?? 'all') }),
    clear: () => set(ALL),
    showAll: () => set({ ...ALL, state: 'all' }),
  };
}

export type InboxFiltering = ReturnType<typeof useInboxFilters>;
