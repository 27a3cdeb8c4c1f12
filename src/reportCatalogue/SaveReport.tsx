import { makeReportCall } from '../contract/reports/catalogue';
import { REPORT_FORMATS } from '../domain/reports/formats';
import type { ReportName } from '../domain/reports/registry';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { FileButtons } from '../ui/files/FileButtons';
import type { ReportFilters } from './useReportFilters';

/** Asks for the report as a file. */
export function SaveReport({ report, filters }: { report: ReportName; filters: ReportFilters }) {
  const translate = useT();
  return (
    <FileButtons
      formats={REPORT_FORMATS}
      label={(format) => translate(`reportCatalogue.formats.${format}`)}
      name={(format) =>
        translate('reportCatalogue.save', { format: translate(`reportCatalogue.formats.${format}`) })
      }
      make={(format) => readApi(makeReportCall, { params: { report }, body: { ...filters.asked, format } })}
    />
  );
}
