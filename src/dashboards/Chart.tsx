import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useT } from '../i18n/useT';
import type { ChartModel } from './chartModels';
import { useFigureText } from './useFigureText';

const HEIGHT = 240;
const ROW = 28;
/** Room for the names of reasons. */
const NAMES = 148;

/** Colours of this period and of the one before: they differ in lightness too. */
export function useSeriesColours(): readonly string[] {
  const { tokens } = useTheme();
  return [tokens.accent, tokens.tones.neutral.edge];
}

interface ChartProps {
  chart: ChartModel;
  /** A label was pressed. */
  onOpen?: (index: number) => void;
}

/** One chart, drawn. The arrow keys go from value to value, and a screen reader says each. */
export function Chart({ chart, onOpen }: ChartProps) {
  const translate = useT();
  const text = useFigureText();
  const colours = useSeriesColours();
  const { labels, unit, kind } = chart;
  const figure = (value: number | null) => text.figure(value, unit);
  const series = chart.series.map(({ name, values }, index) => ({
    label: name,
    data: values,
    color: colours[index],
    valueFormatter: figure,
  }));
  // Without a title: the card around it has the name, and the library would put a label on a part without a role.
  const shared = {
    hideLegend: true,
    skipAnimation: true,
    desc: translate('dashboards.charts.keys'),
    localeText: {
      a11yNoValue: translate('dashboards.charts.noValue'),
      noData: translate('dashboards.charts.noData'),
    },
  };
  const values = { valueFormatter: figure, width: 52, min: 0 };
  // Without a formatter, the name of a value is not said by the library when a key reaches it.
  const names = { data: labels, valueFormatter: (label: string) => label };
  const press =
    onOpen &&
    ((_: unknown, data: { dataIndex?: number } | null) => {
      if (data?.dataIndex !== undefined) onOpen(data.dataIndex);
    });
  return (
    <Box sx={{ minWidth: 0, '& svg': { fontVariantNumeric: 'tabular-nums' } }}>
      {kind === 'line' ? (
        <LineChart
          {...shared}
          height={HEIGHT}
          margin={{ top: 12, right: 28, bottom: 0, left: 0 }}
          series={series.map((each) => ({ ...each, curve: 'linear', showMark: labels.length <= 14 }))}
          xAxis={[{ ...names, scaleType: 'point' }]}
          yAxis={[values]}
          grid={{ horizontal: true }}
          onAxisClick={press}
        />
      ) : (
        <BarChart
          {...shared}
          layout={kind === 'rows' ? 'horizontal' : 'vertical'}
          height={kind === 'rows' ? Math.max(HEIGHT, labels.length * ROW + 40) : HEIGHT}
          margin={{ top: 12, right: 16, bottom: 0, left: 0 }}
          series={series}
          borderRadius={3}
          grid={kind === 'rows' ? { vertical: true } : { horizontal: true }}
          onAxisClick={press}
          {...(kind === 'rows'
            ? {
                yAxis: [{ ...names, scaleType: 'band', width: NAMES }],
                xAxis: [{ ...values, width: undefined }],
              }
            : { xAxis: [{ ...names, scaleType: 'band' }], yAxis: [values] })}
        />
      )}
    </Box>
  );
}
