import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import {
  acceptDraftCall,
  createDraftCall,
  discardDraftCall,
  draftCall,
  draftsCall,
  stopDraftCall,
} from '../../contract/scheduling/drafts';
import { isDraftOpen } from '../../domain/planning/draftRules';
import type { DraftChanged, DraftSummary, DraftWish, SchedulingDraft } from '../../domain/planning/draftView';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';
import { useLive } from '../../providers/useLive';
import { useRepeatKey } from '../../providers/useRepeatKey';

/** Interval of status requests during a search, in case the live stream is interrupted. */
const ASK_EVERY_MS = 3_000;

const listKey = (date: string) => ['scheduling drafts', date] as const;
const draftKey = (id: number | null) => ['scheduling draft', id] as const;

/** The newest usable draft: searching, or ready to be applied. */
function newestOpen(drafts: readonly DraftSummary[] | undefined, cdpId: number | null) {
  return drafts?.find(
    (draft) =>
      draft.close_door_pharmacy_id === cdpId && (draft.state === 'solving' || isDraftOpen(draft.state)),
  );
}

/** The open draft of a day and CDP, and its actions. */
export function useDraft(date: string, cdpId: number | null) {
  const client = useQueryClient();
  /** Undefined: the newest; null: none, because a new one will be requested. */
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const [busy, setBusy] = useState<'start' | 'stop' | 'accept' | 'discard' | null>(null);
  const [error, setError] = useState<HttpError | null>(null);
  const key = useRepeatKey();
  const list = useQuery<DraftSummary[], HttpError>({
    queryKey: listKey(date),
    queryFn: ({ signal }) => readApi(draftsCall, { query: { date } }, { signal }),
    gcTime: 0,
  });
  const id = chosen === undefined ? (newestOpen(list.data, cdpId)?.id ?? null) : chosen;
  const draft = useQuery<SchedulingDraft, HttpError>({
    queryKey: draftKey(id),
    queryFn: ({ signal }) => readApi(draftCall, { params: { draftId: id ?? 0 } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'solving' ? ASK_EVERY_MS : false),
    gcTime: 0,
  });
  useLive(`scheduling:${date}`, {
    onEvent: ({ body }) => {
      const change = body as unknown as DraftChanged;
      const cached = client.getQueryData<SchedulingDraft>(draftKey(change.draft_id));
      if (!cached || change.version <= cached.version) return;
      if (change.state !== 'solving') void client.invalidateQueries({ queryKey: draftKey(change.draft_id) });
      else
        client.setQueryData<SchedulingDraft>(draftKey(change.draft_id), {
          ...cached,
          version: change.version,
          progress: change.progress,
          best: change.best,
        });
    },
    onGap: () => void client.invalidateQueries({ queryKey: draftKey(id) }),
  });

  const run = useCallback(
    async <T>(what: NonNullable<typeof busy>, call: () => Promise<T>): Promise<T | undefined> => {
      setBusy(what);
      setError(null);
      try {
        const done = await call();
        key.answered();
        return done;
      } catch (failure) {
        if (!(failure instanceof HttpError)) throw failure;
        if (failure.status !== 0) key.answered();
        setError(failure);
        return undefined;
      } finally {
        setBusy(null);
      }
    },
    [key],
  );
  const params = { draftId: id ?? 0 };
  const take = useCallback(
    (next: SchedulingDraft) => {
      client.setQueryData(draftKey(next.id), next);
      setChosen(next.id);
    },
    [client],
  );

  return {
    draft: id === null ? null : (draft.data ?? null),
    isLoading: list.isPending || (id !== null && draft.isPending),
    loadError: list.error ?? (id === null ? null : draft.error),
    reload: () => void Promise.all([list.refetch(), id === null ? null : draft.refetch()]),
    busy,
    error,
    start: (body: DraftWish) =>
      run('start', async () =>
        take(await readApi(createDraftCall, { body }, { idempotencyKey: key.of('start', body) })),
      ),
    stop: () => run('stop', async () => take(await readApi(stopDraftCall, { params }))),
    accept: (ids: number[] | null) => {
      const body = ids ? { delivery_event_ids: ids } : {};
      const idempotencyKey = key.of(id, body);
      return run('accept', () => readApi(acceptDraftCall, { params, body }, { idempotencyKey }));
    },
    discard: () =>
      run('discard', async () => {
        await readApi(discardDraftCall, { params });
        setChosen(null);
      }),
    /** Back to the choice, with this draft left as it is. */
    forget: () => {
      setError(null);
      setChosen(null);
    },
  };
}

export type DraftControl = ReturnType<typeof useDraft>;
