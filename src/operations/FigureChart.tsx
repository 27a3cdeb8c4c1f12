import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useT } from '../i18n/useT';

const HEIGHT = 150;

interface FigureChartProps {
  name: string;
  /** Times of the points, as they are read. */
  times: readonly string[];
  values: readonly (number | null)[];
  text: (value: number | null) => string;
}

/** One figure over the last hours. The arrow keys go from value to value, and a screen reader says each. */
export function FigureChart({ name, times, values, text }: FigureChartProps) {
  const translate = useT();
  const { tokens } = useTheme();
  return (
    <LineChart
      height={HEIGHT}
      hideLegend
      skipAnimation
      desc={translate('operations.keys')}
      localeText={{ a11yNoValue: translate('operations.noValue'), noData: translate('operations.noData') }}
      margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
      series={[
        {
          label: name,
          data: [...values],
          color: tokens.accent,
          curve: 'linear',
          // A single value has no line.
          showMark: values.length === 1,
          valueFormatter: text,
        },
      ]}
      // By place, as two points can be of one minute: the last full one, and the one under way.
      xAxis={[
        {
          data: times.map((_, index) => index),
          scaleType: 'point',
          valueFormatter: (index: number) => times[index] ?? '',
        },
      ]}
      // Nothing at all lies on the ground, not in the middle.
      yAxis={[{ valueFormatter: text, width: 52, min: 0, ...(values.some(Boolean) ? {} : { max: 1 }) }]}
      grid={{ horizontal: true }}
    />
  );
}
