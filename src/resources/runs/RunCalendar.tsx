import RunsIcon from '@mui/icons-material/CheckCircleOutlined';
import SuspendedIcon from '@mui/icons-material/PauseCircleOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import {
  addMonths,
  runDay,
  suspensionOn,
  timesOn,
  isoWeekday,
  weeksOf,
  type RunPattern,
} from '../../domain/runs/runCalendar';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { hiddenText } from '../../ui/hiddenText';
import { dayText, timeText } from '../../providers/measures';
import { LOCALES, type Language } from '../../domain/wire/languages';
import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from '../../ui/pointingIcons';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const ICONS = { runs: RunsIcon, suspended: SuspendedIcon } as const;

function monthName(month: string, language: Language): string {
  const name = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return name.format(new Date(`${month}-01T00:00:00Z`));
}

/** A month of the run: each day with a shift or a suspension by colour, icon and word. */
export function RunCalendar({ pattern, today }: { pattern: RunPattern; today: string }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const language = useLanguage();
  const first = pattern.start_date > today ? pattern.start_date : today;
  const [month, setMonth] = useState(first.slice(0, 7));
  const name = monthName(month, language);
  return (
    <Box sx={{ minWidth: 0, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Box component="h3" aria-live="polite" sx={{ m: 0, flex: 1, fontSize: 14, fontWeight: 600 }}>
          {name}
        </Box>
        <IconButton
          size="small"
          aria-label={translate('runs.calendar.previous')}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <PreviousIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate('runs.calendar.next')}
          onClick={() => setMonth(addMonths(month, 1))}
        >
          <NextIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box component="table" aria-label={name} sx={tableLook}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col">
                {translateAny(`screens.weekdays.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) => (
                <td key={date ?? `empty-${index}`}>
                  {date && <Day pattern={pattern} date={date} isToday={date === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'flex', gap: 4, mt: 2, fontSize: 13, color: 'text.secondary' }}>
        {(['runs', 'suspended'] as const).map((state) => {
          const Icon = ICONS[state];
          return (
            <Box key={state} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
              <Icon aria-hidden sx={{ fontSize: 14, color: LOOKS[state].edge }} />
              {translate(`runs.calendar.${state}`)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function Day({ pattern, date, isToday }: { pattern: RunPattern; date: string; isToday: boolean }) {
  const translate = useT();
  const state = runDay(pattern, date);
  const { start_time, end_time } = timesOn(pattern, isoWeekday(date));
  const details =
    state === 'runs'
      ? `${timeText(start_time)}–${timeText(end_time)}`
      : state === 'suspended'
        ? (suspensionOn(pattern, date)?.reason ?? '')
        : '';
  const words = `${dayText(date)}: ${translate(`runs.calendar.${state}`)}${details && `, ${details}`}`;
  const Icon = state === 'none' ? null : ICONS[state];
  return (
    <Box
      title={words}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '3px',
        height: 32,
        borderRadius: '6px',
        color: LOOKS[state].text,
        bgcolor: LOOKS[state].ground,
        fontWeight: isToday ? 600 : 400,
        outline: isToday ? '1px solid var(--border-strong)' : 'none',
        textDecoration: state === 'suspended' ? 'line-through' : 'none',
      }}
    >
      <span aria-hidden>{Number(date.slice(8))}</span>
      {Icon && <Icon aria-hidden sx={{ fontSize: 12, color: LOOKS[state].edge }} />}
      <Box component="span" sx={hiddenText}>
        {words}
      </Box>
    </Box>
  );
}

const LOOKS = {
  runs: { text: 'var(--accent-text)', ground: 'var(--accent-ground)', edge: 'var(--accent-edge)' },
  suspended: { text: 'var(--amber-text)', ground: 'var(--amber-ground)', edge: 'var(--amber-edge)' },
  none: { text: 'var(--text-muted)', ground: 'transparent', edge: 'transparent' },
} as const;

const tableLook = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontSize: 12, fontWeight: 500, color: 'text.secondary', textAlign: 'center', p: 0, height: 24 },
  '& td': { p: 0 },
} as const;
