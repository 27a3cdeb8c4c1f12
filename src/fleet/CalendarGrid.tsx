import WarningIcon from '@mui/icons-material/ReportOutlined';
import Box from '@mui/material/Box';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CalendarRow } from '../contract/calendar/calendar';
import { dayOfRow, gridStep, type GridPlace } from '../domain/fleet/calendarGrid';
import { isoWeekday } from '../domain/runs/runCalendar';
import { monthDays } from '../domain/time/months';
import { useT, useTranslateAny } from '../i18n/useT';
import { dayText } from '../providers/measures';
import { hiddenText } from '../ui/hiddenText';
import { tableFrame } from '../ui/table/tableStyle';
import { ABSENCE_TONES } from './absenceTones';
import { readingKey } from '../i18n/language';

interface CalendarGridProps {
  rows: readonly CalendarRow[];
  of: 'people' | 'vehicles';
  month: string;
  today: string;
  mayAdd: boolean;
}

/** The month as a grid: one tab stop, arrow keys from day to day, Enter for what is behind a day. */
export function CalendarGrid({ rows, of, month, today, mayAdd }: CalendarGridProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const navigate = useNavigate();
  const days = monthDays(month);
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<GridPlace>({ row: 0, column: Math.max(0, days.indexOf(today)) });
  const place = { row: Math.min(at.row, rows.length - 1), column: Math.min(at.column, days.length - 1) };

  const open = (row: CalendarRow, day: string) => {
    const { absence } = dayOfRow(row, day);
    if (absence) return navigate(`/calendar/absences/${absence.id}`);
    if (!mayAdd) return undefined;
    const who = of === 'people' ? { employee_id: row.id } : { vehicle_id: row.id, kind: 'service' };
    const source = JSON.stringify({ ...who, starts_on: day, ends_on: day });
    return navigate(`/calendar/absences/add?source=${encodeURIComponent(source)}`);
  };
  const press = (event: KeyboardEvent) => {
    const row = rows[place.row];
    const day = days[place.column];
    if ((event.key === 'Enter' || event.key === ' ') && row && day) {
      event.preventDefault();
      void open(row, day);
      return;
    }
    const next = gridStep(readingKey(event.key), place, { rows: rows.length, columns: days.length });
    if (!next) return;
    event.preventDefault();
    setAt(next);
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`);
    // The container keeps its sticky head and names off the cell (`scrollPadding`).
    cell?.focus();
  };
  return (
    <Box
      sx={
        {
          ...tableFrame,
          overflow: 'auto',
          maxHeight: 'max(320px, calc(100dvh - 300px))',
          scrollPadding: '44px 0 0 208px',
        } as const
      }
    >
      <Box component="span" id="calendar-keys" sx={hiddenText}>
        {translate('calendar.keys')}
      </Box>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={translate('calendar.title')}
        aria-describedby="calendar-keys"
        onKeyDown={press}
        sx={gridSx}
      >
        <thead>
          <tr>
            <th scope="col" className="name">
              {translate(`calendar.name.${of}`)}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
                  {translateAny(`calendar.weekdays.${isoWeekday(day)}`)}
                </Box>
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.id}>
              <th scope="row" className="name" title={row.name}>
                {row.name}
                {row.is_out_of_service && (
                  <WarningIcon
                    titleAccess={translate('calendar.outOfService')}
                    sx={{ fontSize: 16, ml: 1, verticalAlign: 'text-bottom', color: 'var(--red-edge)' }}
                  />
                )}
              </th>
              {days.map((day, column) => (
                <DayCell
                  key={day}
                  row={row}
                  day={day}
                  place={`${rowIndex} ${column}`}
                  isCurrent={rowIndex === place.row && column === place.column}
                  isToday={day === today}
                  onOpen={() => {
                    setAt({ row: rowIndex, column });
                    void open(row, day);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface DayCellProps {
  row: CalendarRow;
  day: string;
  place: string;
  /** The one tab stop of the grid. */
  isCurrent: boolean;
  isToday: boolean;
  onOpen: () => void;
}

function DayCell({ row, day, place, isCurrent, isToday, onOpen }: DayCellProps) {
  const translate = useT();
  const { absence, runs, isConflict } = dayOfRow(row, day);
  const key = isConflict ? 'conflict' : absence ? 'absent' : runs > 0 ? 'runs' : 'free';
  const kind = absence ? translate(`calendar.legend.${absence.kind}`) : '';
  const tone = isConflict ? 'red' : absence && ABSENCE_TONES[absence.kind];
  const mark = isConflict ? '!' : absence ? translate(`calendar.short.${absence.kind}`) : runs > 0 ? '•' : '';
  return (
    <Box
      component="td"
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-place={place}
      aria-label={translate(`calendar.day.${key}`, {
        name: row.name,
        day: dayText(day),
        kind,
        smart_count: runs,
      })}
      title={absence?.comment ?? undefined}
      className={isToday ? 'today' : undefined}
      onClick={onOpen}
      sx={
        tone
          ? (theme) => ({
              color: theme.tones[tone].text,
              backgroundColor: theme.tones[tone].ground,
              fontWeight: 600,
            })
          : undefined
      }
    >
      {mark}
    </Box>
  );
}

const gridSx = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 13,
  width: '100%',
  '& th, & td': {
    borderBottom: '1px solid',
    borderRight: '1px solid',
    borderColor: 'divider',
    // A month of 31 days fits beside the menu at 1280 px.
    minWidth: 24,
    height: 32,
    p: 0,
    textAlign: 'center',
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'var(--sunken)',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 500,
    height: 40,
  },
  '& thead th[aria-current]': { color: 'text.primary', boxShadow: 'inset 0 -2px 0 var(--accent)' },
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    textAlign: 'left',
    px: 3,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    maxWidth: 'min(40vw, 196px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead .name': { zIndex: 2, bgcolor: 'var(--sunken)' },
  '& td': { cursor: 'pointer' },
  '& td:hover': { boxShadow: 'inset 0 0 0 1px var(--accent)' },
  '& td:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
} as const;
