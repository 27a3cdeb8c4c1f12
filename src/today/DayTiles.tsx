import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import type { TodayView } from '../domain/runs/today';
import { useT } from '../i18n/useT';
import { useLanguage } from '../providers/LanguageProvider';
import { LOCALES } from '../domain/wire/languages';
import { figureTile } from '../ui/figureTile';

interface Tile {
  label: string;
  figure: string;
  hint?: string;
  /** Filters of the board. */
  query: string;
  tone?: 'red' | 'amber' | 'green';
}

/** The share in whole percent, rounded down: 100 means all. Null without any. */
function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((part / whole) * 100);
}

/** The numbers of the day; each opens the stops that it counts. */
export function DayTiles({ view: { stops, unassigned } }: { view: TodayView }) {
  const translate = useT();
  const language = useLanguage();
  const format = new Intl.NumberFormat(LOCALES[language]);
  const percents = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
  const number = (value: number) => format.format(value);
  const share = percent(stops.on_time, stops.measured);
  const waiting = unassigned.reduce((sum, each) => sum + each.stops, 0);
  const tiles: Tile[] = [
    {
      label: translate('today.onTime'),
      figure: share === null ? '–' : percents.format(share / 100),
      hint:
        share === null
          ? translate('today.noneMeasured')
          : translate('today.onTimeHint', { kept: number(stops.on_time), measured: number(stops.measured) }),
      query: '?show=done',
    },
    {
      label: translate('today.delivered'),
      figure: number(stops.done),
      hint: translate('today.doneOf', { done: number(stops.done), total: number(stops.total) }),
      query: '?show=done',
      tone: 'green',
    },
    {
      label: translate('today.late'),
      figure: number(stops.late),
      query: '?show=late',
      tone: stops.late > 0 ? 'red' : undefined,
    },
    {
      label: translate('today.problems'),
      figure: number(stops.problems),
      query: '?show=problems',
      tone: stops.problems > 0 ? 'red' : undefined,
    },
    { label: translate('today.open'), figure: number(stops.open), query: '?show=open' },
    {
      label: translate('today.unassigned'),
      figure: number(waiting),
      query: '',
      tone: waiting > 0 ? 'amber' : undefined,
    },
  ];
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {tiles.map(({ label, figure, hint, query, tone }) => (
        <li key={label}>
          <ButtonBase component={Link} to={`/dispatch${query}`} sx={{ ...figureTile, gap: 0 }}>
            <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="span"
              sx={{
                fontSize: 26,
                lineHeight: '32px',
                fontWeight: 600,
                color: tone ? `var(--${tone}-text)` : 'text.primary',
              }}
            >
              {figure}
            </Box>
            <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', minHeight: 16 }}>
              {hint}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
