import { useMemo } from 'react';
import { periodProblem, type Period } from '../domain/figures/period';
import { REPORT_FILTERS, type Report, type ReportFilterName } from '../domain/reports/defineReport';
import { REPORT_PERIODS, reportDays, type ReportPeriod } from '../domain/reports/reportDays';
import { dateInZone, isDate } from '../domain/time/dates';
import { operationZone } from '../providers/operationZone';
import { useFilterParams } from '../ui/useFilterParams';

const isId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,14}$/.test(text);

/** Days, owners and page of a report, in the address: numbers, never names. */
export function useReportFilters(report: Report) {
  const [query, change] = useFilterParams();
  const today = dateInZone(new Date(), operationZone());
  return useMemo(() => {
    const named: ReportPeriod = REPORT_PERIODS.find((each) => each === query.get('period')) ?? 'yesterday';
    const preset = reportDays(named === 'own' ? 'yesterday' : named, today);
    const asked = (key: 'from' | 'to') => {
      const day = query.get(key) ?? '';
      return isDate(day) ? day : preset[key];
    };
    const isDay = report.period === 'day';
    const from = isDay || named === 'own' ? asked('from') : preset.from;
    const period: Period = { from, to: isDay ? from : named === 'own' ? asked('to') : preset.to };
    const owners = Object.fromEntries(
      report.filters.map((name) => [name, isId(query.get(name)) ? query.get(name) : null]),
    ) as Partial<Record<ReportFilterName, string | null>>;
    const page = Number(query.get('page') ?? 1);
    return {
      today,
      named,
      period,
      problem: periodProblem(period, today),
      owners,
      page: Number.isInteger(page) && page > 0 ? page : 1,
      isNarrowed: Object.values(owners).some((id) => id !== null),
      /** What the server is asked. */
      asked: {
        ...period,
        ...Object.fromEntries(
          report.filters.map((name) => [
            REPORT_FILTERS[name],
            owners[name] ? Number(owners[name]) : undefined,
          ]),
        ),
      },
      showPeriod: (next: string) =>
        change(
          next === 'own'
            ? { period: next, ...period, page: null }
            : { period: next, from: null, to: null, page: null },
        ),
      showDay: (key: 'from' | 'to', day: string) => change({ [key]: day, page: null }),
      showOwner: (name: ReportFilterName, id: string) => change({ [name]: id, page: null }),
      showPage: (next: number) => change({ page: next === 1 ? null : String(next) }),
      clear: () => change({ ...Object.fromEntries(report.filters.map((name) => [name, null])), page: null }),
    };
  }, [query, change, today, report]);
}
export type ReportFilters = ReturnType<typeof useReportFilters>;
