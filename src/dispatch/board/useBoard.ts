import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { EventView, ManifestView } from '../../domain/dispatchView';
import { MANIFESTS_PER_PAGE } from '../../domain/lists';
import { request } from '../../providers/http';
import { useLive } from '../../providers/useLive';
import { byStart, mergeManifests, type Board } from './mergeBoard';

/** Changes that arrive within this many milliseconds are fetched in one call. */
const GATHER_MS = 40;

const manifestsPath = (query: Record<string, string>) =>
  `/delivery_manifest?${new URLSearchParams({ ...query, events: '1', per_page: String(MANIFESTS_PER_PAGE) }).toString()}`;

async function fetchBoard(date: string, signal: AbortSignal): Promise<Board> {
  const [manifests, pool] = await Promise.all([
    request<ManifestView[]>(manifestsPath({ date }), { signal }),
    request<EventView[]>(`/delivery_manifest/unassigned?date=${date}`, { signal }),
  ]);
  return { manifests: [...manifests.data].sort(byStart), pool: pool.data };
}

const boardKey = (date: string) => ['board', date] as const;

/**
 * The runs and the pool of one day, kept fresh by the live stream: a change names the run, the run is fetched, and
 * `mergeManifests` drops what is not newer than what is held. After a gap in the stream the whole day is fetched again.
 */
export function useBoard(date: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: boardKey(date),
    queryFn: ({ signal }) => fetchBoard(date, signal),
    placeholderData: (previous) => previous,
  });

  const merge = useCallback(
    (manifests: readonly ManifestView[]) =>
      client.setQueryData<Board>(boardKey(date), (board) => board && mergeManifests(board, manifests)),
    [client, date],
  );
  const refetch = useCallback(() => client.invalidateQueries({ queryKey: boardKey(date) }), [client, date]);

  const waiting = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const fetchWaiting = useCallback(async () => {
    timer.current = null;
    const ids = [...waiting.current];
    waiting.current.clear();
    const answer = await request<ManifestView[]>(manifestsPath({ id: ids.join(',') }), {
      toast: false,
    }).catch(() => null);
    // What could not be fetched alone is fetched with the whole day, whose failure is shown.
    if (answer) merge(answer.data);
    else await refetch();
  }, [merge, refetch]);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );

  useLive(`dispatch:${date}`, {
    onEvent: ({ body }) => {
      const id = Number(body.manifest_id);
      // A stop that came into the pool or left it without a run: the pool has no version of its own.
      if (!Number.isInteger(id) || id <= 0) {
        void refetch();
        return;
      }
      waiting.current.add(id);
      timer.current ??= setTimeout(() => void fetchWaiting(), GATHER_MS);
    },
    onGap: () => void refetch(),
  });

  return useMemo(
    () => ({
      board: query.data ?? null,
      isPlaceholder: query.isPlaceholderData,
      error: query.error,
      updatedAt: query.dataUpdatedAt,
      merge,
      refetch,
    }),
    [query.data, query.isPlaceholderData, query.error, query.dataUpdatedAt, merge, refetch],
  );
}
