import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ManifestView } from '../../domain/runs/dispatchView';
import type { IssueView } from '../../domain/stops/issueView';
import { loadRuns } from '../../board/loadBoard';

/** The runs of these issues with all their stops, which the board's actions need. */
export function useRunsOf(issues: readonly IssueView[]): ReadonlyMap<number, ManifestView> {
  const ids = [...new Set(issues.flatMap((issue) => issue.delivery_manifest_id ?? []))].sort((a, b) => a - b);
  const { data } = useQuery({
    queryKey: ['issues', 'runs', ids.join(',')],
    queryFn: ({ signal }) => loadRuns(ids, { signal }),
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
  });
  return useMemo(() => new Map((data ?? []).map((run) => [run.id, run])), [data]);
}
