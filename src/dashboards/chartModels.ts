import type { FiguresAnswer, HourFigures } from '../contract/dashboards/figures';
import type { DistanceUnit } from '../domain/planning/distanceText';
import { lengthOf, type Period } from '../domain/figures/period';
import { RATIOS, share, type Ratio } from '../domain/figures/ratios';
import type { Translate } from '../i18n/messageKey';
import { timeText } from '../providers/measures';
import { deliveries } from '../resources/deliveries/deliveries.resource';
import type { Counted } from './listOf';
import type { FigureText, Unit } from './useFigureText';

/** One chart: what is drawn, written in its table and saved as CSV, so that the three never differ. */
export interface ChartModel {
  id: string;
  title: string;
  note?: string;
  kind: 'line' | 'bars' | 'rows';
  unit: Unit;
  /** Name of the labels' column. */
  column: string;
  labels: string[];
  series: { name: string; values: (number | null)[] }[];
  /** The deliveries of each label: some days, or what they are narrowed to; null where a list cannot show them. */
  opens: (Period | Counted | null)[];
}

/** Where a chart stands on the page. */
export const chartPlace = (id: string) => `chart-${id}`;

interface Words {
  translate: Translate;
  text: FigureText;
  /** In which the person reads distances. */
  unit: DistanceUnit;
}

function trendChart(
  id: string,
  title: string,
  ratio: Ratio,
  unit: Unit,
  { trend }: FiguresAnswer,
  { translate, text }: Words,
): ChartModel {
  const isDaily = trend.every(({ from, to }) => from === to);
  return {
    id,
    title,
    kind: 'line',
    unit,
    column: translate(isDaily ? 'dashboards.columns.day' : 'dashboards.columns.week'),
    labels: trend.map(({ from }) => text.day(from)),
    series: [
      { name: translate('dashboards.charts.now'), values: trend.map(({ now }) => RATIOS[ratio](now)) },
      {
        name: translate('dashboards.charts.before'),
        values: trend.map(({ before }) => RATIOS[ratio](before)),
      },
    ],
    opens: trend.map(({ from, to }) => ({ from, to })),
  };
}

type Sums = Pick<HourFigures, 'stops' | 'measured' | 'on_time' | 'timed' | 'timed_seconds'>;

/** The figures added up by one of their two keys, in its order; stops without any time are of no hour. */
function summedBy(hours: readonly HourFigures[], key: 'hour' | 'weekday'): [number, Sums][] {
  const sums = new Map<number, Sums>();
  for (const each of hours) {
    const at = each[key];
    if (key === 'hour' && at < 0) continue;
    const sum = sums.get(at) ?? { stops: 0, measured: 0, on_time: 0, timed: 0, timed_seconds: 0 };
    for (const name of ['stops', 'measured', 'on_time', 'timed', 'timed_seconds'] as const)
      sum[name] += each[name];
    sums.set(at, sum);
  }
  return [...sums].sort(([a], [b]) => a - b);
}

/** On the person's clock. */
const hourText = (hour: number) => timeText(`${String(hour).padStart(2, '0')}:00`);
const onTimeOf = ({ on_time, measured }: Sums) => share(on_time, measured);
const minutesOf = ({ timed_seconds, timed }: Sums) => share(timed_seconds / 60, timed);

function visitsChart({ now, former }: FiguresAnswer, { translate }: Words): ChartModel {
  const shares = (sums: FiguresAnswer['now']) =>
    [sums.first_visit, sums.second_visit, sums.later_visit].map((part) => share(part, sums.delivered));
  return {
    id: 'visits',
    title: translate('dashboards.charts.visits'),
    kind: 'bars',
    unit: 'percent',
    column: translate('dashboards.columns.visits'),
    labels: [
      translate('dashboards.visits.first'),
      translate('dashboards.visits.second'),
      translate('dashboards.visits.later'),
    ],
    series: [
      { name: translate('dashboards.charts.now'), values: shares(now) },
      { name: translate('dashboards.charts.before'), values: shares(former) },
    ],
    opens: ['1', '2', '3'].map((visits) => ['counted_visits', visits] as const),
  };
}

/** Those that the list can be filtered by. */
const KNOWN_REASONS: ReadonlySet<string> = new Set(deliveries.fields.counted_reason.choices);

/** The reason in words: those of the product, else as the operation has written it. */
function reasonText(reason: string, description: string | null, translate: Translate): string {
  switch (reason) {
    case 'missing':
    case 'damaged':
    case 'none':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
      return translate(`dashboards.reasons.${reason}`);
    default:
      return description ?? reason;
  }
}

function reasonsChart({ reasons }: FiguresAnswer, { translate }: Words): ChartModel {
  return {
    id: 'reasons',
    title: translate('dashboards.charts.reasons'),
    kind: 'rows',
    unit: 'count',
    column: translate('dashboards.columns.reason'),
    labels: reasons.map(({ reason, description }) => reasonText(reason, description, translate)),
    series: [
      { name: translate('dashboards.charts.now'), values: reasons.map(({ now }) => now) },
      { name: translate('dashboards.charts.before'), values: reasons.map(({ before }) => before) },
    ],
    opens: reasons.map(({ reason }) =>
      KNOWN_REASONS.has(reason) ? (['counted_reason', reason] as const) : null,
    ),
  };
}

/** All charts of an answer, in the order of the page. */
export function chartsOf(figures: FiguresAnswer, words: Words): ChartModel[] {
  const { translate, text } = words;
  const byHour = summedBy(figures.hours, 'hour');
  const byWeekday = summedBy(figures.hours, 'weekday');
  const hours = byHour.map(([hour]) => hourText(hour));
  const opensHours = byHour.map(([hour]) => ['counted_hour', String(hour)] as const);
  const now = translate('dashboards.charts.now');
  const isWeekly = figures.trend.length < lengthOf(figures.period);
  const title = translate(isWeekly ? 'dashboards.charts.onTimeTrendWeeks' : 'dashboards.charts.onTimeTrend');
  const costs: ChartModel[] = figures.has_costs
    ? [
        {
          ...trendChart(
            'overtime',
            translate('dashboards.charts.overtime'),
            'overtime',
            'minutes',
            figures,
            words,
          ),
          note: translate('dashboards.charts.overtimeNote'),
        },
        {
          ...trendChart(
            'empty',
            translate(`dashboards.emptyDistance.${words.unit}`),
            'empty',
            'percent',
            figures,
            words,
          ),
          note: translate('dashboards.charts.emptyNote'),
        },
      ]
    : [];
  return [
    trendChart('onTimeTrend', title, 'onTime', 'percent', figures, words),
    {
      id: 'onTimeByHour',
      title: translate('dashboards.charts.onTimeByHour'),
      note: translate('dashboards.charts.hourNote'),
      kind: 'bars',
      unit: 'percent',
      column: translate('dashboards.columns.hour'),
      labels: hours,
      opens: opensHours,
      series: [{ name: now, values: byHour.map(([, sums]) => onTimeOf(sums)) }],
    },
    {
      id: 'onTimeByWeekday',
      title: translate('dashboards.charts.onTimeByWeekday'),
      kind: 'bars',
      unit: 'percent',
      column: translate('dashboards.columns.weekday'),
      labels: byWeekday.map(([weekday]) => text.weekday(weekday)),
      opens: byWeekday.map(([day]) => ['counted_weekday', String(day)] as const),
      series: [{ name: now, values: byWeekday.map(([, sums]) => onTimeOf(sums)) }],
    },
    reasonsChart(figures, words),
    visitsChart(figures, words),
    {
      id: 'minutesByHour',
      title: translate('dashboards.charts.minutesByHour'),
      note: translate('dashboards.charts.minutesNote'),
      kind: 'bars',
      unit: 'minutes',
      column: translate('dashboards.columns.hour'),
      labels: hours,
      opens: opensHours,
      series: [{ name: now, values: byHour.map(([, sums]) => minutesOf(sums)) }],
    },
    ...costs,
  ];
}

/** Cells of the table and of the CSV: labels first. A share is in percent. */
export function rowsOf({ labels, series, unit }: ChartModel): (string | number | null)[][] {
  const round = (value: number | null) =>
    value === null ? null : Math.round((unit === 'percent' ? value * 100 : value) * 100) / 100;
  return labels.map((label, index) => [label, ...series.map(({ values }) => round(values[index] ?? null))]);
}

/** File name of a chart: its id and its days, no words of a person. */
export function fileName({ id }: ChartModel, { from, to }: FiguresAnswer['period'], ending: string): string {
  return `${id}-${from}-${to}.${ending}`;
}
