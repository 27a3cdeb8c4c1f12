import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isAllowed } from '../../domain/access/access';
import type { IssueView } from '../../domain/stops/issueView';
import { PERMISSIONS } from '../../domain/access/permissions';
import { speaksAdditions } from '../../providers/serverContract';
import { request } from '../../providers/http';
import { usePermissions } from '../../providers/usePermissions';
import { issueParams, type IssueFilters } from './filterIssues';

const KEY = 'issues';

const LISTS = [
  { kind: 'unsuccessful', access: PERMISSIONS.dispatch.viewIssues },
  { kind: 'unattended', access: PERMISSIONS.dispatch.viewUnattended },
] as const;

async function fetchIssues(paths: readonly string[], signal: AbortSignal) {
  const answers = await Promise.all(
    paths.map((path) => request<IssueView[]>(path, { signal, toast: false })),
  );
  return answers.flatMap(({ data }) => data);
}

function useLists(paths: readonly string[], isAsked: boolean) {
  return useQuery({
    queryKey: [KEY, ...paths],
    queryFn: ({ signal }) => fetchIssues(paths, signal),
    placeholderData: (previous) => previous,
    enabled: isAsked,
  });
}

/**
 * The issues of this day, of the kinds that the user may see, and `found`: the server's result for the
 * filters, because a list returns only its first thousand rows.
 */
export function useIssues(date: string, filters: IssueFilters) {
  const client = useQueryClient();
  const permissions = usePermissions();
  const allowed = LISTS.filter(({ access }) => isAllowed(access, permissions));
  const all = allowed.map(({ access }) => `${access.path_route}?date=${date}`);
  const narrowed = allowed.map(({ kind, access }) => {
    const params = issueParams(filters, kind);
    return `${access.path_route}?date=${date}${params && `&${params}`}`;
  });
  const isNarrowed = speaksAdditions() && narrowed.some((path, index) => path !== all[index]);
  const query = useLists(all, true);
  const lists = useLists(narrowed, isNarrowed);
  const refetch = useCallback(() => client.invalidateQueries({ queryKey: [KEY] }), [client]);
  return {
    issues: query.data ?? null,
    found: (isNarrowed ? lists.data : null) ?? query.data ?? null,
    error: query.error ?? (isNarrowed ? lists.error : null),
    refetch,
  };
}
