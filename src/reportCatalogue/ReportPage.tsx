import ScheduleIcon from '@mui/icons-material/EventRepeatOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PREVIEW_ROWS, previewReportCall, type ReportPreview } from '../contract/reports/catalogue';
import { PERMISSIONS } from '../domain/access/permissions';
import { isReportName, reportOf, type ReportName } from '../domain/reports/registry';
import { columnsWithout } from '../domain/reports/columns';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { lazyPart } from '../providers/lazyPart';
import { dayText } from '../providers/measures';
import { useAllowed } from '../providers/usePermissions';
import { LoadFailed } from '../ui/LoadFailed';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { useNumber } from '../ui/useNumber';
import { useReadableReports } from './readableReports';
import { ReportFilterBar } from './ReportFilterBar';
import { ReportTable } from './ReportTable';
import { SaveReport } from './SaveReport';
import { useReportFilters, type ReportFilters } from './useReportFilters';
import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from '../ui/pointingIcons';

const ScheduleDialog = lazyPart(() => import('./ScheduleDialog'));

/** `/reports/view/:report`: filters, the rows page by page, their sums, and the report as a file. */
export default function ReportPage() {
  const translate = useT();
  const { report = '' } = useParams();
  const readable = useReadableReports();
  if (!isReportName(report) || !readable.includes(report))
    return <Alert severity="info">{translate('reportCatalogue.unknown')}</Alert>;
  return <OneReport key={report} name={report} />;
}

function OneReport({ name }: { name: ReportName }) {
  const translate = useT();
  const report = reportOf(name);
  const filters = useReportFilters(report);
  const maySave = useAllowed(PERMISSIONS.reports.download);
  const maySchedule = useAllowed(PERMISSIONS.reports.schedule);
  const [isScheduling, setIsScheduling] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['report', name, filters.asked, filters.page],
    queryFn: ({ signal }) =>
      readApi(
        previewReportCall,
        { params: { report: name }, query: { ...filters.asked, page: filters.page } },
        { signal },
      ),
    enabled: filters.problem === null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageActions>
        {maySchedule ? (
          <PageAction icon={<ScheduleIcon />} onClick={() => setIsScheduling(true)}>
            {translate('reportCatalogue.schedules.add')}
          </PageAction>
        ) : null}
      </PageActions>
      {isScheduling ? (
        <Suspense fallback={null}>
          <ScheduleDialog report={name} filters={filters} onClose={() => setIsScheduling(false)} />
        </Suspense>
      ) : null}
      <Box>
        <Typography variant="h1">{translate(`reportCatalogue.reports.${name}.name`)}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate(`reportCatalogue.reports.${name}.answers`)}
        </Typography>
      </Box>
      <ReportFilterBar filters={filters} />
      {error ? (
        <LoadFailed severity={data ? 'warning' : 'error'} onRetry={() => void refetch()}>
          {translate('reportCatalogue.failed')}
        </LoadFailed>
      ) : null}
      {data && !filters.problem ? (
        data.total_items === 0 ? (
          <Typography role="status" sx={{ py: 10, textAlign: 'center' }}>
            {translate('reportCatalogue.empty')}
          </Typography>
        ) : (
          <>
            {maySave ? <SaveReport report={name} filters={filters} /> : null}
            <Shown preview={data} filters={filters} />
            <ReportTable
              label={translate('reportCatalogue.tableOf', {
                report: translate(`reportCatalogue.reports.${name}.name`),
              })}
              columns={columnsWithout(report.columns, data.hidden)}
              rows={data.rows}
              totals={data.totals}
            />
          </>
        )
      ) : error || filters.problem ? null : (
        <Skeleton variant="rounded" height={320} />
      )}
    </Box>
  );
}

/** Which rows are shown of how many, of which days, and the way to the others. */
function Shown({ preview, filters }: { preview: ReportPreview; filters: ReportFilters }) {
  const translate = useT();
  const number = useNumber();
  const { page, period } = filters;
  const first = (page - 1) * PREVIEW_ROWS + 1;
  const last = first + preview.rows.length - 1;
  const days =
    period.from === period.to
      ? dayText(period.from)
      : translate('reportCatalogue.span', { from: dayText(period.from), to: dayText(period.to) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: 13, color: 'text.secondary' }}>
      <Typography role="status" sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
        {days} ·{' '}
        {translate('reportCatalogue.shown', {
          first: number(first),
          last: number(last),
          total: number(preview.total_items),
        })}
      </Typography>
      {preview.total_items > PREVIEW_ROWS ? (
        <Box sx={{ marginInlineStart: 'auto', display: 'flex' }}>
          <IconButton
            size="small"
            disabled={page === 1}
            aria-label={translate('reportCatalogue.earlier')}
            onClick={() => filters.showPage(page - 1)}
          >
            <PreviousIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            disabled={last >= preview.total_items}
            aria-label={translate('reportCatalogue.later')}
            onClick={() => filters.showPage(page + 1)}
          >
            <NextIcon fontSize="small" />
          </IconButton>
        </Box>
      ) : null}
    </Box>
  );
}
