import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import CorrectionsIcon from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { timesheetsCall, type Timesheet } from '../contract/timeKeeping/timesheets';
import { PERMISSIONS } from '../domain/access/permissions';
import { addDays, dateInZone, isDate } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { HttpError, request } from '../providers/http';
import { operationZone } from '../providers/operationZone';
import { useAllowed } from '../providers/usePermissions';
import { useAddressQuery } from '../ui/addressQuery';
import { DayInput } from '../ui/DayInput';
import { downloadFile } from '../ui/downloadFile';
import { LoadFailed } from '../ui/LoadFailed';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { SignOffWeekDialog } from './SignOffWeekDialog';
import { TimesheetTable } from './TimesheetTable';
import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from '../ui/pointingIcons';

const WEEK = 7;

async function download(kind: 'csv' | 'pdf', date: string) {
  try {
    const { data } = await request<Blob>(`/timesheets/${kind}?date=${date}`, { as: 'blob' });
    downloadFile(data, `timesheets-${date}.${kind}`);
  } catch (cause) {
    // `request` has said what went wrong.
    if (!(cause instanceof HttpError)) throw cause;
  }
}

/** `/timesheets`: the hours of a workweek, a driver a row, and the sign-off. */
export default function TimesheetsPage() {
  const translate = useT();
  const [query, change] = useAddressQuery();
  const today = useMemo(() => dateInZone(new Date(), operationZone()), []);
  const named = query.get('date') ?? '';
  const date = isDate(named) ? named : today;
  const show = (day: string) => change({ date: day });
  const maySeeCorrections = useAllowed(PERMISSIONS.time_keeping.listCorrections);
  const maySign = useAllowed(PERMISSIONS.time_keeping.signOff);
  const [signing, setSigning] = useState<Timesheet | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['time_corrections', 'timesheets', date],
    queryFn: ({ signal }) => readApi(timesheetsCall, { query: { date } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageActions>
        {maySeeCorrections && (
          <PageAction
            color="secondary"
            icon={<CorrectionsIcon />}
            component={Link}
            to="/timesheets/corrections"
          >
            {translate('timesheets.corrections')}
          </PageAction>
        )}
        <PageAction color="secondary" icon={<DownloadIcon />} onClick={() => void download('csv', date)}>
          {translate('timesheets.csv')}
        </PageAction>
        <PageAction color="secondary" icon={<PdfIcon />} onClick={() => void download('pdf', date)}>
          {translate('timesheets.pdf')}
        </PageAction>
      </PageActions>
      <Box>
        <Typography variant="h1">{translate('timesheets.title')}</Typography>
        <Typography color="text.secondary">{translate('timesheets.lead')}</Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          size="small"
          aria-label={translate('timesheets.previous')}
          onClick={() => show(addDays(date, -WEEK))}
        >
          <PreviousIcon />
        </IconButton>
        <DayInput onlyDays label={translate('timesheets.day')} value={date} onChange={show} />
        <IconButton
          size="small"
          aria-label={translate('timesheets.next')}
          onClick={() => show(addDays(date, WEEK))}
        >
          <NextIcon />
        </IconButton>
      </Box>
      {error ? (
        <LoadFailed onRetry={() => void refetch()}>{translate('timesheets.failed')}</LoadFailed>
      ) : data ? (
        data.sheets.length > 0 ? (
          <TimesheetTable {...data} today={today} maySign={maySign} onSign={setSigning} />
        ) : (
          <Typography sx={{ py: 10, textAlign: 'center' }}>{translate('timesheets.empty')}</Typography>
        )
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
      {signing && data && (
        <SignOffWeekDialog sheet={signing} weekStart={data.week_start} onClose={() => setSigning(null)} />
      )}
    </Box>
  );
}
