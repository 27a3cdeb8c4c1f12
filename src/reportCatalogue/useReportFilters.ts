import { useMemo } from 'react';
import { REPORT_FILTERS, type Report, type ReportFilterName } from '../domain/reports/defineReport';
import { REPORT_PERIODS, reportDays, type ReportPeriod } from '../domain/reports/reportDays';
import { usePeriodFilters } from '../ui/periods/usePeriodFilters';

type NamedPeriod = Exclude<ReportPeriod, 'own'>;

/** Days, owners and page of a report, with what the server is asked. */
export function useReportFilters(report: Report) {
  const choices = useMemo(
    () => ({
      names: REPORT_PERIODS,
      first: report.first ?? ('yesterday' as const),
      daysOf: reportDays,
      owners: report.filters,
      isDay: report.period === 'day',
    }),
    [report],
  );
  const filters = usePeriodFilters<NamedPeriod, ReportFilterName>(choices);
  return useMemo(() => {
    const { period, owners } = filters;
    const ids = report.filters.map((name) => [
      REPORT_FILTERS[name],
      owners[name] ? Number(owners[name]) : undefined,
    ]);
    return { ...filters, asked: { ...period, ...Object.fromEntries(ids) } };
  }, [filters, report]);
}
export type ReportFilters = ReturnType<typeof useReportFilters>;
