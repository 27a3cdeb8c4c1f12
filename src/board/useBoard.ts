import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CommandAnswer, EventView, ManifestView } from '../domain/runs/dispatchView';
import { useLive } from '../providers/useLive';
import { mergePositions } from './mergePositions';
import { loadBoard, loadPool, loadRuns } from './loadBoard';
import { useLivePositions } from './useLivePositions';
import { mergeAnswer, mergeManifests, replaceDay, replacePool, withoutRuns, type Board } from './mergeBoard';

/** Changes that arrive within this many milliseconds are fetched in one call. */
const GATHER_MS = 40;
/** Between two such calls of a busy minute, one in which changes of several runs come together: time for people's hands. */
const REST_MS = 150;

const boardKey = (date: string) => ['board', date] as const;

const boardQuery = (date: string) =>
  queryOptions({
    queryKey: boardKey(date),
    queryFn: async ({ client, queryKey, signal }) => {
      const held = () => client.getQueryData<Board>(queryKey);
      const loaded = await loadBoard(date, signal, (part) => {
        // A whole day that is asked for again stays until the new one is whole.
        const before = held();
        if (!before) client.setQueryData<Board>(queryKey, part);
        else if (before.isPart) client.setQueryData<Board>(queryKey, replaceDay(before, part));
      });
      const before = held();
      return before ? replaceDay(before, loaded) : loaded;
    },
    // What is the same keeps its identity. Merging sees to that by itself: to compare every fact of the day for each change
    // would be work done twice.
    structuralSharing: false,
  });

/** Waits for a day that is on its way. */
async function wholeDay(client: QueryClient, date: string): Promise<Board> {
  const held = client.getQueryData<Board>(boardKey(date));
  return held && !held.isPart ? held : client.fetchQuery({ ...boardQuery(date), staleTime: 0 });
}

/**
 * The runs and the pool of one day, kept fresh by the live stream: a change names the run, or else the pool, that is
 * fetched, and merging drops what is not newer than what is held. After a gap the whole day is fetched again.
 */
export function useBoard(date: string) {
  const client = useQueryClient();
  const query = useQuery({ ...boardQuery(date), placeholderData: (previous) => previous });

  const merge = useCallback(
    (manifests: readonly ManifestView[]) =>
      client.setQueryData<Board>(boardKey(date), (board) => board && mergeManifests(board, manifests)),
    [client, date],
  );
  // How often the board has taken an answer in: a fetched pool that one has overtaken is fetched again.
  const taken = useRef(0);
  const take = useCallback(
    (answer: Pick<CommandAnswer, 'manifests' | 'events'>) => {
      taken.current += 1;
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
      // What could not be fetched alone is fetched with the whole day, whose failure is shown.
      await refetch();
    }
  }, [merge, fetchPool, refetch, client, date]);
  // One fetch at a time: in a busy minute the changes that come meanwhile share the next one.
  const gather = useCallback(() => {
    const fetchAll = async () => {
      // Before the whole day is here there may be nothing to merge into, and what is told may be newer than the answer.
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
    onEvent: ({ body }) => {
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
