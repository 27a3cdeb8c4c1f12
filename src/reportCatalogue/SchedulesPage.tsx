import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { removeScheduleCall, schedulesCall, type ReportSchedule } from '../contract/reports/schedules';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { lazyPart } from '../providers/lazyPart';
import { dayText, timeText } from '../providers/measures';
import { showMessage } from '../providers/messageLog';
import { useAllowed } from '../providers/usePermissions';
import { LoadFailed } from '../ui/LoadFailed';
import { stackedTable } from '../ui/stackedTable';
import { OfRows } from './OfRows';
import { useMessageOf } from '../ui/useMessageOf';

const ScheduleDialog = lazyPart(() => import('./ScheduleDialog'));

const COLUMNS = ['when', 'people', 'last', 'by'] as const;

/** `/reports/schedules`: which report is made when, and for whom. */
export default function SchedulesPage() {
  const translate = useT();
  const messageOf = useMessageOf();
  const mayChange = useAllowed(PERMISSIONS.reports.schedule);
  const [editing, setEditing] = useState<ReportSchedule | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['reportSchedules'],
    queryFn: ({ signal }) => readApi(schedulesCall, {}, { signal }),
    retry: false,
  });
  const remove = ({ id, version }: ReportSchedule) => {
    readApi(removeScheduleCall, { params: { id } }, { version }).then(
      () => {
        showMessage({ kind: 'success', text: translate('reportCatalogue.schedules.removed') });
        void refetch();
      },
      (refusal: unknown) => {
        if (!(refusal instanceof HttpError)) throw refusal;
        showMessage({ kind: 'error', text: messageOf(refusal) });
      },
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('reportCatalogue.schedules.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('reportCatalogue.schedules.lead')}
        </Typography>
      </Box>
      {error ? (
        <LoadFailed onRetry={() => void refetch()}>
          {translate('reportCatalogue.schedules.failed')}
        </LoadFailed>
      ) : null}
      {data?.length === 0 ? (
        <Typography color="text.secondary">{translate('reportCatalogue.schedules.empty')}</Typography>
      ) : null}
      {!data && !error ? <Skeleton variant="rounded" height={200} /> : null}
      {data && data.length > 0 ? (
        <Box
          tabIndex={0}
          role="region"
          aria-label={translate('reportCatalogue.schedules.title')}
          sx={{ overflowX: 'auto' }}
        >
          <Table size="small" sx={stackedTable}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('reportCatalogue.history.report')}</TableCell>
                {COLUMNS.map((column) => (
                  <TableCell key={column}>{translate(`reportCatalogue.schedules.${column}`)}</TableCell>
                ))}
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((schedule) => (
                <ScheduleRow
                  key={schedule.id}
                  schedule={schedule}
                  onEdit={mayChange ? () => setEditing(schedule) : undefined}
                  onRemove={mayChange ? () => remove(schedule) : undefined}
                />
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : null}
      {editing ? (
        <Suspense>
          <ScheduleDialog report={editing.report} schedule={editing} onClose={() => setEditing(null)} />
        </Suspense>
      ) : null}
    </Box>
  );
}

interface ScheduleRowProps {
  schedule: ReportSchedule;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

function ScheduleRow({ schedule, onEdit, onRemove }: ScheduleRowProps) {
  const translate = useT();
  const { report, format, cadence, hour, time_zone, people, last, created_by_name } = schedule;
  const name = translate(`reportCatalogue.reports.${report}.name`);
  const daysOf = ({ from, to }: { from: string; to: string }) =>
    from === to ? dayText(from) : translate('reportCatalogue.span', { from: dayText(from), to: dayText(to) });
  return (
    <TableRow hover>
      <TableCell>
        <Box sx={{ fontWeight: 500 }}>{name}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {translate(`reportCatalogue.formats.${format}`)}
        </Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          <OfRows of={schedule} />
        </Box>
      </TableCell>
      <TableCell>
        {translate('reportCatalogue.schedules.at', {
          cadence: translate(`reportCatalogue.schedules.cadences.${cadence}`),
          time: timeText(`${String(hour).padStart(2, '0')}:00`),
          zone: time_zone,
        })}
      </TableCell>
      <TableCell>{people.map(({ full_name }) => full_name).join(', ')}</TableCell>
      <TableCell>
        {last === null
          ? translate('reportCatalogue.schedules.never')
          : translate('reportCatalogue.schedules.sent', { days: daysOf(last), smart_count: last.people })}
      </TableCell>
      <TableCell>{created_by_name}</TableCell>
      <TableCell align="right">
        {onEdit ? (
          <Button
            size="small"
            aria-label={translate('reportCatalogue.schedules.editOf', { report: name })}
            onClick={onEdit}
          >
            {translate('reportCatalogue.schedules.edit')}
          </Button>
        ) : null}
        {onRemove ? (
          <Button
            size="small"
            aria-label={translate('reportCatalogue.schedules.removeOf', { report: name })}
            onClick={onRemove}
          >
            {translate('reportCatalogue.schedules.remove')}
          </Button>
        ) : null}
      </TableCell>
    </TableRow>
  );
}
