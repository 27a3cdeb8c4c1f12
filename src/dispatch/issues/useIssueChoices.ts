import { useMemo } from 'react';
import type { FilterChoices } from '../../board/FilterFields';
import { choicesOfStops } from '../../board/useFilterChoices';
import type { IssueView } from '../../domain/stops/issueView';
import { useRecords } from '../../ui/useRecords';

export type IssueChoices = Omit<FilterChoices, 'runs'>;

/** Options of the filters: CDPs, drivers, clients and cities of the page's issues. */
export function useIssueChoices(issues: readonly IssueView[] | null): IssueChoices {
  const clients = useRecords('funding_sources', { perPage: 100, sort: 'name' });
  return useMemo(() => {
    const cdps = new Map<number, string>();
    const drivers = new Map<number, string>();
    for (const issue of issues ?? []) {
      cdps.set(issue.close_door_pharmacy_id, issue.cdp_name);
      if (issue.employee_id != null && issue.driver_name) drivers.set(issue.employee_id, issue.driver_name);
    }
    const named = (names: ReadonlyMap<number, string>) =>
      [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
    return {
      cdps: named(cdps),
      drivers: named(drivers),
      ...choicesOfStops([issues ?? []], clients.data ?? []),
    };
  }, [issues, clients.data]);
}
