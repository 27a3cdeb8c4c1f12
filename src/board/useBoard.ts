import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CommandAnswer, EventView, ManifestView } from '../domain/runs/dispatchView';
import { useLive } from '../providers/useLive';
import { keepLegsOf } from './keepLegsOf';
import { mergePositions } from './mergePositions';
import { loadBoard, loadPool, loadRuns } from './loadBoard';
import { useLivePositions } from './useLivePositions';
import { mergeAnswer, mergeManifests, replaceDay, replacePool, withoutRuns, type Board } from './mergeBoard';

/** Changes that arrive within this many milliseconds are fetched in one call. */
const GATHER_MS = 40;
/**
 * Minimum pause between two such calls, so that changes of several runs are fetched together and input stays
 * fast.
 */
const REST_MS = 150;

const boardKey = (date: string) => ['board', date] as const;

const boardQuery = (date: string) =>
  queryOptions({
    queryKey: boardKey(date),
    queryFn: async ({ client, queryKey, signal }) => {
      const held = () => client.getQueryData<Board>(queryKey);
      const loaded = await loadBoard(date, signal, (part) => {
        // When a whole day is fetched again, the current one is shown until the new one is complete.
        const before = held();
        if (!before) client.setQueryData<Board>(queryKey, part);
        else if (before.isPart) client.setQueryData<Board>(queryKey, replaceDay(before, part));
      });
      const before = held();
      return before ? replaceDay(before, loaded) : loaded;
    },
    // Off: merging already keeps the identity of unchanged runs; a deep comparison at each change would
    // repeat that work.
    structuralSharing: false,
  });

/** Waits for a day that is loading. */
async function wholeDay(client: QueryClient, date: string): Promise<Board> {
  const held = client.getQueryData<Board>(boardKey(date));
  return held && !held.isPart ? held : client.fetchQuery({ ...boardQuery(date), staleTime: 0 });
}

/**
 * The runs and the pool of one day, kept current by the live stream. A change names a run or the pool, which
 * is fetched; merging drops states that are not newer. After a gap in the stream the whole day is fetched.
 */
export function useBoard(date: string) {
  const client = useQueryClient();
  const query = useQuery({ ...boardQuery(date), placeholderData: (previous) => previous });

  const merge = useCallback(
    (manifests: readonly ManifestView[]) =>
      client.setQueryData<Board>(boardKey(date), (board) => board && mergeManifests(board, manifests)),
    [client, date],
  );
  // Number of merged answers: if one was merged while a pool was fetched, that pool is fetched again.
  const taken = useRef(0);
  const take = useCallback(
    (answer: Pick<CommandAnswer, 'manifests' | 'events'>) => {
      taken.current += 1;
      keepLegsOf(answer.manifests);
      client.setQueryData<Board>(boardKey(date), (board) => board && mergeAnswer(board, answer, date));
    },
    [client, date],
  );
  const refetch = useCallback(() => client.invalidateQueries({ queryKey: boardKey(date) }), [client, date]);

  const fetchPool = useCallback(async () => {
    let before: number;
    let pool: EventView[];
    do {
      before = taken.current;
      pool = await loadPool(date, { toast: false });
    } while (before !== taken.current);
    client.setQueryData<Board>(boardKey(date), (board) => board && replacePool(board, pool));
  }, [client, date]);

  /** Ids of runs; 0 is the pool. */
  const waiting = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const fetchWaiting = useCallback(async () => {
    const ids = [...waiting.current].filter((id) => id > 0);
    const isPoolWaiting = waiting.current.has(0);
    waiting.current.clear();
    try {
      if (ids.length > 0) {
        const found = await loadRuns(ids, { toast: false });
        const gone = ids.filter((id) => !found.some((run) => run.id === id));
        client.setQueryData<Board>(boardKey(date), (board) => board && withoutRuns(board, gone));
        merge(found);
      }
      if (isPoolWaiting) await fetchPool();
    } catch {
      // If a single fetch fails, the whole day is fetched, whose error is shown.
      await refetch();
    }
  }, [merge, fetchPool, refetch, client, date]);
  // One fetch at a time: changes that arrive meanwhile share the next one.
  const gather = useCallback(() => {
    const fetchAll = async () => {
      // Before the whole day is loaded there may be nothing to merge into, and the change may be newer than
      // the answer.
      const isHere = await wholeDay(client, date).then(
        () => true,
        () => false,
      );
      while (isHere && waiting.current.size > 0) {
        const isBusy = waiting.current.size > 1;
        await fetchWaiting();
        if (isBusy) await new Promise((done) => setTimeout(done, REST_MS));
      }
      timer.current = null;
    };
    timer.current ??= setTimeout(() => void fetchAll(), GATHER_MS);
  }, [client, date, fetchWaiting]);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );

  useLive(`dispatch:${date}`, {
    onEvent: ({ event, body }) => {
      // Names are others, of which no version tells; so are the numbers of an open stop.
      if (event === 'day.changed') {
        void refetch();
        void client.invalidateQueries({ queryKey: ['delivery_events'] });
        return;
      }
      const id = Number(body.manifest_id);
      waiting.current.add(Number.isInteger(id) && id > 0 ? id : 0);
      gather();
    },
    onGap: () => void refetch(),
  });

  useLivePositions(
    date,
    useCallback(
      (reported) =>
        client.setQueryData<Board>(boardKey(date), (board) => board && mergePositions(board, reported)),
      [client, date],
    ),
  );

  return useMemo(
    () => ({
      board: query.data ?? null,
      isPlaceholder: query.isPlaceholderData,
      error: query.error,
      updatedAt: query.dataUpdatedAt,
      merge,
      take,
      refetch,
    }),
    [query.data, query.isPlaceholderData, query.error, query.dataUpdatedAt, merge, take, refetch],
  );
}
