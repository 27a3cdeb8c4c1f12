import { FiltersPopover } from '../../board/FiltersPopover';
import { ManyField } from '../../board/ManyField';
import { useT } from '../../i18n/useT';
import { countListed, ISSUE_GROUPS, NO_ISSUE_FILTERS, type IssueFilters } from './filterIssues';
import type { IssueChoices } from './useIssueChoices';

interface IssueFiltersButtonProps {
  filters: IssueFilters;
  choices: IssueChoices;
  onFilters: (filters: IssueFilters) => void;
}

const named = (each: { id: number; name: string }) => ({ value: each.id, text: each.name });

/** The list filters of the issues, like those of the board. Changes are applied at once. */
export function IssueFiltersButton({ filters, choices, onFilters }: IssueFiltersButtonProps) {
  const translate = useT();
  const change = (changes: Partial<IssueFilters>) => onFilters({ ...filters, ...changes });
  const { text, owner, isEarlier } = filters;
  return (
    <FiltersPopover
      count={countListed(filters)}
      onClear={() => onFilters({ ...NO_ISSUE_FILTERS, text, owner, isEarlier })}
    >
      <ManyField
        label={translate('dispatch.cdp')}
        options={choices.cdps.map(named)}
        chosen={filters.cdpIds}
        onChange={(cdpIds) => change({ cdpIds })}
      />
      <ManyField
        label={translate('board.driver')}
        options={choices.drivers.map(named)}
        chosen={filters.driverIds}
        onChange={(driverIds) => change({ driverIds })}
      />
      <ManyField
        label={translate('issues.status')}
        options={ISSUE_GROUPS.map((group) => ({ value: group, text: translate(`issues.groups.${group}`) }))}
        chosen={filters.groups}
        onChange={(groups) => change({ groups })}
      />
      <ManyField
        label={translate('board.client')}
        options={choices.clients.map(named)}
        chosen={filters.clientIds}
        onChange={(clientIds) => change({ clientIds })}
      />
      <ManyField
        label={translate('board.city')}
        options={choices.cities.map((city) => ({ value: city, text: city }))}
        chosen={filters.cities}
        onChange={(cities) => change({ cities })}
      />
    </FiltersPopover>
  );
}
