import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LearnedView } from '../contract/learning/learnedTimes';
import { LEARNED_HOURS } from '../domain/planning/learnedTimes';
import { useT } from '../i18n/useT';
import { timeText } from '../providers/measures';
import { stackedTable } from '../ui/stackedTable';
import { useSpanText } from './useSpanText';

const COLUMNS = ['hour', 'legs', 'planned', 'took', 'difference'] as const;

/** Planned beside real times of a CDP, by hour. */
export function HoursTable({ hours }: { hours: LearnedView['hours'] }) {
  const translate = useT();
  const span = useSpanText();
  const label = translate('learnedTimes.hours');
  const nameOf = (index: number) => {
    const isWeekend = index >= LEARNED_HOURS / 2;
    const hour = timeText(`${String(index % (LEARNED_HOURS / 2)).padStart(2, '0')}:00`);
    return translate(`learnedTimes.${isWeekend ? 'weekend' : 'workday'}`, { hour });
  };
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`learnedTimes.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {hours.map(({ hour, legs, planned, took }) => (
            <TableRow key={hour}>
              <TableCell>{nameOf(hour)}</TableCell>
              <TableCell data-label={translate('learnedTimes.columns.legs')}>{legs}</TableCell>
              <TableCell data-label={translate('learnedTimes.columns.planned')}>{span(planned)}</TableCell>
              <TableCell data-label={translate('learnedTimes.columns.took')}>{span(took)}</TableCell>
              <TableCell data-label={translate('learnedTimes.columns.difference')}>
                {span(took - planned, true)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
