import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isAllowed } from '../../domain/access/access';
import type { IssueView } from '../../domain/stops/issueView';
import { PERMISSIONS } from '../../domain/access/permissions';
import { request } from '../../providers/http';
import { usePermissions } from '../../providers/usePermissions';

const KEY = 'issues';

async function fetchIssues(paths: readonly string[], date: string, signal: AbortSignal) {
  const answers = await Promise.all(
    paths.map((path) => request<IssueView[]>(`${path}?date=${date}`, { signal, toast: false })),
  );
  return answers.flatMap(({ data }) => data);
}

/** What stands on the page of this day, of the kinds that the person may see. */
export function useIssues(date: string) {
  const client = useQueryClient();
  const permissions = usePermissions();
  const paths = [PERMISSIONS.dispatch.viewIssues, PERMISSIONS.dispatch.viewUnattended]
    .filter((pair) => isAllowed(pair, permissions))
    .map((pair) => pair.path_route);
  const query = useQuery({
    queryKey: [KEY, date, ...paths],
    queryFn: ({ signal }) => fetchIssues(paths, date, signal),
    placeholderData: (previous) => previous,
  });
  const refetch = useCallback(() => client.invalidateQueries({ queryKey: [KEY] }), [client]);
  return { issues: query.data ?? null, error: query.error, refetch };
}
