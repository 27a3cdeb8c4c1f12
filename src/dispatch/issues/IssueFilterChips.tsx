import { FilterChipRow } from '../../board/FilterChipRow';
import { useT } from '../../i18n/useT';
import { NO_ISSUE_FILTERS, type IssueFilters } from './filterIssues';
import type { IssueChoices } from './useIssueChoices';

interface IssueFilterChipsProps {
  filters: IssueFilters;
  choices: IssueChoices;
  onFilters: (filters: IssueFilters) => void;
}

type ListName = 'cdpIds' | 'driverIds' | 'clientIds' | 'cities';

/** The lists that are set; statuses, days and owner are seen at their own fields. */
export function IssueFilterChips({ filters, choices, onFilters }: IssueFilterChipsProps) {
  const translate = useT();
  const names = (all: readonly { id: number; name: string }[]) => (id: string | number) =>
    all.find((each) => each.id === id)?.name ?? String(id);
  const chipsOf = (name: ListName, labelOf: (item: string | number) => string) =>
    [...filters[name]].map((item: string | number) => ({
      key: `${name}-${item}`,
      label: labelOf(item),
      onRemove: () => {
        const kept = (filters[name] as readonly (string | number)[]).filter((each) => each !== item);
        onFilters({ ...filters, [name]: kept });
      },
    }));
  const chips = [
    ...chipsOf('cdpIds', names(choices.cdps)),
    ...chipsOf('driverIds', names(choices.drivers)),
    ...chipsOf('clientIds', names(choices.clients)),
    ...chipsOf('cities', String),
    ...filters.groups.map((group) => ({
      key: group,
      label: translate(`issues.groups.${group}`),
      onRemove: () => onFilters({ ...filters, groups: filters.groups.filter((each) => each !== group) }),
    })),
  ];
  return (
    <FilterChipRow chips={chips} onClear={() => onFilters({ ...NO_ISSUE_FILTERS, text: filters.text })} />
  );
}
