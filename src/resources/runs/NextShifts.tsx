import Box from '@mui/material/Box';
import { isoWeekday, nextShifts, type RunPattern, type Shift } from '../../domain/runs/runCalendar';
import { useT, useTranslateAny } from '../../i18n/useT';
import { dayText, formatTimeOnDay, timeInZoneText } from '../../providers/measures';

/** How many are named. */
export const SHOWN_SHIFTS = 4;

/** "Mon 11/23/2026 08:00–16:00" */
export function useShiftText(zone: string): (shift: Shift) => string {
  const translateAny = useTranslateAny();
  return ({ date, start, end }) => {
    const day = `${translateAny(`screens.weekdays.${isoWeekday(date)}`)} ${dayText(date)}`;
    return `${day} ${timeInZoneText(start, zone)}–${formatTimeOnDay(end, zone, date)}`;
  };
}

/** When the run goes next, or that it does not. */
export function NextShifts({ pattern, now }: { pattern: RunPattern; now: Date }) {
  const translate = useT();
  const text = useShiftText(pattern.time_zone);
  const shifts = nextShifts(pattern, now, SHOWN_SHIFTS);
  return (
    <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {shifts.length === 0
        ? translate('runs.noNext')
        : translate('runs.next', { shifts: shifts.map(text).join(', ') })}
    </Box>
  );
}
