import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { LUNCH_LONG_SHIFT_HOURS } from '../../domain/runs/lunchBreak';
import { shiftHours, type ShiftTimes } from '../../domain/runs/runCalendar';
import { shiftNotices } from '../../domain/runs/runRules';
import { useT } from '../../i18n/useT';
import { timeText } from '../../providers/measures';

/** What is worth knowing of a shift; nothing of it keeps the run from being saved. */
export function ShiftNotices({ times }: { times: ShiftTimes }) {
  const translate = useT();
  const hours = Math.round(shiftHours(times) * 100) / 100;
  return (
    <div role="status">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shiftNotices(times).map((notice) => {
          const isWarning = notice === 'longShift';
          const Icon = isWarning ? WarningIcon : InfoIcon;
          return (
            <Box
              component="li"
              key={notice}
              sx={{ display: 'flex', gap: 2, color: isWarning ? 'var(--amber-text)' : 'text.secondary' }}
            >
              <Icon aria-hidden sx={{ fontSize: 18, mt: '1px' }} />
              {translate(`runs.notices.${notice}`, {
                hours,
                limit: LUNCH_LONG_SHIFT_HOURS,
                end: timeText(times.end_time),
              })}
            </Box>
          );
        })}
      </Box>
    </div>
  );
}
