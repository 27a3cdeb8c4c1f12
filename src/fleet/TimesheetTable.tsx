import SignedIcon from '@mui/icons-material/VerifiedOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Timesheet, Timesheets, TimesheetShift } from '../contract/timeKeeping/timesheets';
import { isWeekOver, weekDays } from '../domain/fleet/workTime';
import { isoWeekday } from '../domain/runs/runCalendar';
import { useT, useTranslateAny } from '../i18n/useT';
import { dayText } from '../providers/measures';
import { ToneTag } from '../ui/ToneTag';
import { useZonedTime } from '../ui/useZonedTime';
import { FleetTable } from './FleetTable';
import { hoursText } from './hoursText';

interface TimesheetTableProps extends Timesheets {
  /** In the zone of the operation. */
  today: string;
  maySign: boolean;
  onSign: (sheet: Timesheet) => void;
}

/** A driver a row: hours per day, what is paid, and whether the week is signed off. */
export function TimesheetTable({ week_start, sheets, today, maySign, onSign }: TimesheetTableProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const shiftText = useShiftText();
  const days = weekDays(week_start);
  const isOver = isWeekOver(week_start, today);
  const word = (key: 'driver' | 'regular' | 'overtime' | 'double' | 'left' | 'state') => ({
    key,
    label: translate(`timesheets.columns.${key}`),
    isNumber: key !== 'driver' && key !== 'state',
  });
  const columns = [
    word('driver'),
    ...days.map((day) => ({
      key: day,
      label: `${translateAny(`screens.weekdays.${isoWeekday(day)}`)} ${dayText(day).slice(0, 5)}`,
      isNumber: true,
    })),
    word('regular'),
    word('overtime'),
    word('double'),
    word('left'),
    word('state'),
  ];
  const dayCell = (sheet: Timesheet, day: string): ReactNode => {
    const shifts = sheet.shifts.filter((shift) => shift.day === day);
    if (shifts.length === 0) return null;
    const minutes = shifts.reduce((sum, shift) => sum + shift.minutes, 0);
    const isOpen = shifts.some((shift) => shift.clock_out === null);
    return (
      <span title={shifts.map(shiftText).join('\n')}>
        {isOpen ? translate('timesheets.openDay') : hoursText(minutes)}
      </span>
    );
  };
  const cell = (sheet: Timesheet, column: string): ReactNode => {
    if (column === 'driver') return sheet.name;
    if (column === 'regular' || column === 'overtime' || column === 'double')
      return sheet.total[column] > 0 && hoursText(sheet.total[column]);
    if (column === 'left') return hoursText(sheet.available_minutes);
    if (column === 'state')
      return <SheetState sheet={sheet} isOver={isOver} maySign={maySign} onSign={onSign} />;
    return dayCell(sheet, column);
  };
  return (
    <FleetTable
      label={translate('timesheets.title')}
      columns={columns}
      rows={sheets}
      keyOf={(sheet) => sheet.employee_id}
      cell={cell}
    />
  );
}

function useShiftText() {
  const translate = useT();
  const zoned = useZonedTime();
  return (shift: TimesheetShift): string => {
    const run = shift.run ?? translate('timesheets.beside');
    const from = zoned(shift.clock_in);
    if (shift.clock_out === null) return translate('timesheets.openShift', { run, from });
    const text = translate('timesheets.shift', {
      run,
      from,
      to: zoned(shift.clock_out),
      minutes: shift.break_minutes,
    });
    return shift.is_corrected ? `${text} (${translate('timesheets.corrected')})` : text;
  };
}

function SheetState({
  sheet,
  isOver,
  maySign,
  onSign,
}: { sheet: Timesheet; isOver: boolean } & Pick<TimesheetTableProps, 'maySign' | 'onSign'>) {
  const translate = useT();
  if (sheet.sign_off)
    return (
      <ToneTag
        isSmall
        tone="green"
        icon={SignedIcon}
        word={translate('timesheets.signed', { name: sheet.sign_off.by })}
      />
    );
  if (sheet.waiting > 0)
    return (
      <ToneTag
        isSmall
        tone="amber"
        icon={WaitingIcon}
        word={translate('timesheets.waiting', { smart_count: sheet.waiting })}
      />
    );
  if (sheet.shifts.some((shift) => shift.clock_out === null))
    return <ToneTag isSmall tone="amber" icon={WarningIcon} word={translate('timesheets.open')} />;
  if (!isOver)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('timesheets.running')}
      </Box>
    );
  if (!maySign || sheet.shifts.length === 0) return null;
  return (
    <Box component="span">
      <Button
        size="small"
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={translate('timesheets.signOff.label', { name: sheet.name })}
        onClick={() => onSign(sheet)}
      >
        {translate('timesheets.signOff.action')}
      </Button>
    </Box>
  );
}
