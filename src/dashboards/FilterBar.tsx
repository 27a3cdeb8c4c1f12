import { useT } from '../i18n/useT';
import { PeriodFilterBar } from '../ui/periods/PeriodFilterBar';
import type { FigureFilters } from './useFigureFilters';

/** Period and owners of all figures below. */
export function FilterBar({ filters }: { filters: FigureFilters }) {
  const translate = useT();
  return (
    <PeriodFilterBar
      filters={filters}
      words={{
        title: translate('dashboards.filters.title'),
        period: translate('dashboards.filters.period'),
        nameOf: (name) => translate(`dashboards.periods.${name}`),
        from: translate('dashboards.filters.from'),
        to: translate('dashboards.filters.to'),
        ownerOf: (owner) => translate(`dashboards.filters.${owner}`),
        all: translate('dashboards.filters.all'),
        clear: translate('dashboards.filters.clear'),
      }}
    />
  );
}
