import { useMemo, useState } from 'react';
import { isDate } from '../../domain/time/dates';
import { citiesOf, idsOf, namesOf } from '../../board/boardFilters';
import { useFilterParams } from '../../ui/useFilterParams';
import { ISSUE_GROUPS, NO_ISSUE_FILTERS, OWNERS, type IssueFilters } from './filterIssues';

/** Day and filters from the URL. The search text is not included: it may be a patient's name. */
export function useIssueUrl(today: string) {
  const [params, show] = useFilterParams();
  const [text, setText] = useState('');
  const requested = params.get('date') ?? '';
  const filters = useMemo<IssueFilters>(
    () => ({
      text,
      groups: namesOf(params.get('group'), ISSUE_GROUPS),
      cdpIds: idsOf(params.get('cdp')),
      driverIds: idsOf(params.get('driver')),
      clientIds: idsOf(params.get('clients')),
      cities: citiesOf(params.get('cities')),
      isEarlier: params.get('earlier') === '1',
      owner: OWNERS.find((owner) => owner === params.get('owner')) ?? null,
    }),
    [params, text],
  );
  return {
    date: isDate(requested) ? requested : today,
    filters,
    showDate: (day: string) => show({ date: day === today ? null : day }),
    /** Null: all of them. */
    showFilters: (asked: IssueFilters | null) => {
      const next = asked ?? NO_ISSUE_FILTERS;
      setText(next.text);
      show({
        group: next.groups.join(','),
        earlier: next.isEarlier ? '1' : null,
        owner: next.owner,
        cdp: next.cdpIds.join(','),
        driver: next.driverIds.join(','),
        clients: next.clientIds.join(','),
        cities: next.cities.join(','),
      });
    },
  };
}
