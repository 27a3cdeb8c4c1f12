import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { draftCall, draftsCall } from '../../contract/scheduling/drafts';
import type { DraftState, SchedulingDraft } from '../../domain/planning/draftView';
import { PERMISSIONS } from '../../domain/access/permissions';
import { reasonText } from '../../domain/planning/routingCodes';
import { useT, useTranslateAny } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { useLive } from '../../providers/useLive';
import { useAllowed } from '../../providers/usePermissions';
import { draftWords } from '../draft/useDraftWords';

const NONE: ReadonlyMap<number, string> = new Map();
/** Drafts that have found a plan, used or not. */
const WITH_PLAN: ReadonlySet<DraftState> = new Set(['ready', 'stopped', 'accepted']);

/** The newest draft of the day with a plan; null without one. */
async function fetchNewest(date: string, signal: AbortSignal): Promise<SchedulingDraft | null> {
  const drafts = await readApi(draftsCall, { query: { date } }, { signal });
  const newest = drafts.find(({ state }) => WITH_PLAN.has(state));
  return newest ? readApi(draftCall, { params: { draftId: newest.id } }, { signal }) : null;
}

/**
 * Why the last automatic plan of the day left a delivery unassigned, as text by delivery. If it cannot be
 * fetched, no error is shown: the plan shows the reasons too.
 */
export function usePoolReasons(date: string): ReadonlyMap<number, string> {
  const translate = useT();
  const translateAny = useTranslateAny();
  const mayRead = useAllowed(PERMISSIONS.scheduling.listDrafts);
  const { data: draft, refetch } = useQuery({
    queryKey: ['reasons of the last draft', date],
    queryFn: ({ signal }) => fetchNewest(date, signal),
    enabled: mayRead,
    retry: false,
  });
  useLive(mayRead ? `scheduling:${date}` : null, {
    onEvent: ({ body }) => {
      if (WITH_PLAN.has(body.state as DraftState)) void refetch();
    },
    onGap: () => void refetch(),
  });
  return useMemo(() => {
    const result = draft?.result;
    if (!draft || !result) return NONE;
    const { names, runName, text } = draftWords(draft, result, translate);
    return new Map(
      result.unassigned.map(({ delivery_event_id: id, is_placeless: isPlaceless, obstacles }) => {
        const [first] = obstacles;
        if (isPlaceless) return [id, text('placeless')];
        if (!first) return [id, text('noReason')];
        const { key, args } = reasonText(first.reason, names);
        return [id, `${runName(first.delivery_manifest_id)}: ${translateAny(key, args)}`];
      }),
    );
  }, [draft, translate, translateAny]);
}
