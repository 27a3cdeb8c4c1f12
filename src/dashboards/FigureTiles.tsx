import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FiguresAnswer } from '../contract/dashboards/figures';
import { RATIOS, trendOfRatio, type Ratio } from '../domain/figures/ratios';
import { useT } from '../i18n/useT';
import { useFigureText, type Unit } from './useFigureText';

const UNITS: Readonly<Record<Ratio, Unit>> = {
  onTime: 'percent',
  failed: 'percent',
  visits: 'ratio',
  minutes: 'minutes',
  overtime: 'minutes',
  empty: 'percent',
};
const COSTS: ReadonlySet<Ratio> = new Set(['overtime', 'empty']);

const ARROWS = { up: '▲', down: '▼', same: '' } as const;

/** How a figure differs from the period before, with a word for better or worse. */
function Change({ name, figures: { now, former } }: { name: Ratio; figures: FiguresAnswer }) {
  const translate = useT();
  const text = useFigureText();
  const trend = trendOfRatio(name, now, former);
  if (!trend) return <>{translate('dashboards.figures.noBefore')}</>;
  if (trend.isBetter === null) return <>{translate('dashboards.figures.same')}</>;
  const unit = UNITS[name];
  const amount = text.difference(trend.difference, unit);
  const change =
    unit === 'percent'
      ? translate('dashboards.figures.points', { change: amount })
      : unit === 'minutes'
        ? translate('dashboards.figures.minutesShort', { minutes: amount })
        : amount;
  return (
    <Box
      component="span"
      sx={{ color: trend.isBetter ? 'var(--green-text)' : 'var(--red-text)', fontWeight: 500 }}
    >
      <span aria-hidden>{ARROWS[trend.direction]} </span>
      {translate(trend.isBetter ? 'dashboards.figures.better' : 'dashboards.figures.worse', { change })}
    </Box>
  );
}

/** The figures of the period, each beside the period before. */
export function FigureTiles({ figures }: { figures: FiguresAnswer }) {
  const translate = useT();
  const text = useFigureText();
  const id = useId();
  const { now } = figures;
  const count = (value: number) => text.figure(value, 'count');
  const kilometers = (metres: number) => count(Math.round(metres / 1000));
  const hints: Readonly<Record<Ratio, string>> = {
    onTime: translate('dashboards.figures.ofMeasured', {
      part: count(now.on_time),
      whole: count(now.measured),
    }),
    failed: translate('dashboards.figures.ofClosed', {
      part: count(now.failed),
      whole: count(now.failed + now.delivered),
    }),
    visits: translate('dashboards.figures.ofVisits', { part: count(now.first_visit) }),
    minutes: translate('dashboards.figures.ofTimed'),
    overtime: translate('dashboards.figures.ofRuns', {
      part: count(now.overtime_runs),
      whole: count(now.runs),
    }),
    empty: translate('dashboards.figures.ofKilometers', {
      part: kilometers(now.empty_metres),
      whole: kilometers(now.metres),
    }),
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {translate('dashboards.figures.title')}
      </Typography>
      <Box component="ul" sx={grid}>
        <Box component="li" sx={tile}>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {translate('dashboards.figures.deliveries')}
          </Box>
          <Box sx={big}>{count(now.stops)}</Box>
          <Box sx={small}>
            {translate('dashboards.figures.ofDelivered', {
              part: count(now.delivered),
              canceled: count(now.canceled),
            })}
          </Box>
        </Box>
        {(Object.keys(RATIOS) as Ratio[]).map((name) => {
          const isHidden = COSTS.has(name) && !figures.has_costs;
          const value = isHidden ? null : RATIOS[name](now);
          const figure = text.figure(value, UNITS[name]);
          const isMinutes = UNITS[name] === 'minutes' && value !== null;
          return (
            <Box component="li" key={name} sx={tile}>
              <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
                {translate(`dashboards.figures.${name}`)}
              </Box>
              <Box sx={big}>
                {isMinutes ? translate('dashboards.figures.minutesShort', { minutes: figure }) : figure}
              </Box>
              {isHidden ? (
                <Box sx={small}>{translate('dashboards.figures.noCosts')}</Box>
              ) : (
                <>
                  <Box sx={small}>{hints[name]}</Box>
                  <Box sx={small}>
                    <Change name={name} figures={figures} />
                  </Box>
                </>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
const tile = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  p: 3,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  fontVariantNumeric: 'tabular-nums',
} as const;
const big = { fontSize: 24, lineHeight: '32px', fontWeight: 600 } as const;
const small = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const;
