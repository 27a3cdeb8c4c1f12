import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isAllowed } from '../../domain/access/access';
import type { IssueView } from '../../domain/stops/issueView';
import { PERMISSIONS } from '../../domain/access/permissions';
import { speaksAdditions } from '../../providers/serverContract';
import { callPath, type InputOf } from '../../contract/call';
import { unattendedCall, unsuccessfulCall } from '../../contract/issues/issues';
import { readApi } from '../../providers/callApi';
import { usePermissions } from '../../providers/usePermissions';
import { issueParams, type IssueFilters } from './filterIssues';

const KEY = 'issues';

const LISTS = [
  { kind: 'unsuccessful', call: unsuccessfulCall, access: PERMISSIONS.dispatch.viewIssues },
  { kind: 'unattended', call: unattendedCall, access: PERMISSIONS.dispatch.viewUnattended },
] as const;

interface List {
  readonly call: (typeof LISTS)[number]['call'];
  readonly query: InputOf<typeof unsuccessfulCall>['query'];
}
const pathOf = ({ call, query }: List) => callPath(call, {}, query);

async function fetchIssues(lists: readonly List[], signal: AbortSignal): Promise<IssueView[]> {
  return (await Promise.all(lists.map(({ call, query }) => readApi(call, { query }, { signal })))).flat();
}

function useLists(lists: readonly List[], isEnabled: boolean) {
  return useQuery({
    queryKey: [KEY, ...lists.map(pathOf)],
    queryFn: ({ signal }) => fetchIssues(lists, signal),
    placeholderData: (previous) => previous,
    enabled: isEnabled,
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
  const all = allowed.map(({ call }) => ({ call, query: { date } }));
  const narrowed = allowed.map(({ kind, call }) => ({
    call,
    query: { date, ...issueParams(filters, kind) },
  }));
  const isNarrowed = speaksAdditions() && narrowed.some((list) => Object.keys(list.query).length > 1);
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
