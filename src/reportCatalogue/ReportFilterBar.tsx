import { useT } from '../i18n/useT';
import { PeriodFilterBar } from '../ui/periods/PeriodFilterBar';
import type { ReportFilters } from './useReportFilters';

/** Days and owners of a report. */
export function ReportFilterBar({ filters }: { filters: ReportFilters }) {
  const translate = useT();
  return (
    <PeriodFilterBar
      filters={filters}
      words={{
        title: translate('reportCatalogue.filtersOf'),
        period: translate('reportCatalogue.period'),
        nameOf: (name) => translate(`reportCatalogue.periods.${name}`),
        day: translate('reportCatalogue.day'),
        from: translate('reportCatalogue.from'),
        to: translate('reportCatalogue.to'),
        ownerOf: (owner) => translate(`reportCatalogue.filters.${owner}`),
        all: translate('reportCatalogue.all'),
        clear: translate('reportCatalogue.clear'),
      }}
    />
  );
}
