import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FiguresAnswer } from '../contract/dashboards/figures';
import { RATIOS, trendOfRatio, type Ratio } from '../domain/figures/ratios';
import { useT } from '../i18n/useT';
import { distanceInWords, distanceUnit } from '../providers/measures';
import { figureTile, figureTiles } from '../ui/figureTile';
import { chartPlace } from './chartModels';
import type { ListOf } from './listOf';
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

/** The chart that takes each figure apart, day by day or by what it is made of. */
const CHARTS: Readonly<Record<Ratio, string>> = {
  onTime: 'onTimeTrend',
  failed: 'reasons',
  visits: 'visits',
  minutes: 'minutesByHour',
  overtime: 'overtime',
  empty: 'empty',
};

function showChart(id: string): void {
  const chart = document.getElementById(chartPlace(id));
  chart?.scrollIntoView({ block: 'start' });
  chart?.focus({ preventScroll: true });
}

/** A figure that opens what it counts: the list of its deliveries, or the chart that takes it apart. */
function Opening({ to, chart, children }: { to?: string; chart?: string; children: ReactNode }) {
  if (to)
    return (
      <ButtonBase component={Link} to={to} sx={figureTile}>
        {children}
      </ButtonBase>
    );
  if (chart)
    return (
      <ButtonBase onClick={() => showChart(chart)} sx={figureTile}>
        {children}
      </ButtonBase>
    );
  return <Box sx={figureTile}>{children}</Box>;
}

/** The figures of the period, each beside the period before. */
export function FigureTiles({ figures, listOf }: { figures: FiguresAnswer; listOf: ListOf }) {
  const translate = useT();
  const text = useFigureText();
  const id = useId();
  const { now } = figures;
  const count = (value: number) => text.figure(value, 'count');
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
    empty: translate('dashboards.figures.ofDistance', {
      part: distanceInWords(now.empty_metres),
      whole: distanceInWords(now.metres),
    }),
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {translate('dashboards.figures.title')}
      </Typography>
      <Box component="ul" sx={figureTiles}>
        <li>
          <Opening to={listOf?.(figures.period)}>
            <Box component="span" sx={label}>
              {translate('dashboards.figures.deliveries')}
            </Box>
            <Box component="span" sx={big}>
              {count(now.stops)}
            </Box>
            <Box component="span" sx={small}>
              {translate('dashboards.figures.ofDelivered', {
                part: count(now.delivered),
                canceled: count(now.canceled),
              })}
            </Box>
          </Opening>
        </li>
        {(Object.keys(RATIOS) as Ratio[]).map((name) => {
          const isHidden = COSTS.has(name) && !figures.has_costs;
          const value = isHidden ? null : RATIOS[name](now);
          const figure = text.figure(value, UNITS[name]);
          const isMinutes = UNITS[name] === 'minutes' && value !== null;
          return (
            <li key={name}>
              <Opening chart={isHidden ? undefined : CHARTS[name]}>
                <Box component="span" sx={label}>
                  {name === 'empty'
                    ? translate(`dashboards.emptyDistance.${distanceUnit()}`)
                    : translate(`dashboards.figures.${name}`)}
                </Box>
                <Box component="span" sx={big}>
                  {isMinutes ? translate('dashboards.figures.minutesShort', { minutes: figure }) : figure}
                </Box>
                {isHidden ? (
                  <Box component="span" sx={small}>
                    {translate('dashboards.figures.noCosts')}
                  </Box>
                ) : (
                  <>
                    <Box component="span" sx={small}>
                      {hints[name]}
                    </Box>
                    <Box component="span" sx={small}>
                      <Change name={name} figures={figures} />
                    </Box>
                  </>
                )}
              </Opening>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const label = { fontSize: 13, color: 'text.secondary' } as const;
const big = { fontSize: 22, lineHeight: '32px', fontWeight: 600, whiteSpace: 'nowrap' } as const;
const small = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const;
