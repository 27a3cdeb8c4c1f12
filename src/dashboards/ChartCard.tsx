import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '../i18n/useT';
import type { Period } from '../domain/figures/period';
import { showMessage } from '../providers/messageLog';
import { downloadFile } from '../ui/downloadFile';
import { FONT_FAMILY } from '../ui/theme/tokens';
import { Chart, useSeriesColours } from './Chart';
import { chartCsv, chartPng } from './chartFiles';
import { chartPlace, fileName, type ChartModel } from './chartModels';
import { useFigureText } from './useFigureText';
import type { ListOf } from './listOf';

interface ChartCardProps {
  chart: ChartModel;
  period: Period;
  /** The period in words, for the picture. */
  shown: string;
  listOf: ListOf;
}

/** The address of the deliveries that a label counts. */
function opener({ opens }: ChartModel, period: Period, listOf: ListOf) {
  return (index: number): string | null => {
    const of = opens[index];
    if (!listOf || !of) return null;
    return 'from' in of ? listOf(of) : listOf(period, of);
  };
}

/** A chart with its table, its CSV and its picture, all of the same figures. */
export function ChartCard({ chart, period, shown, listOf }: ChartCardProps) {
  const translate = useT();
  const navigate = useNavigate();
  const theme = useTheme();
  const colours = useSeriesColours();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { title, note, labels } = chart;
  const openOf = opener(chart, period, listOf);
  const isEmpty = chart.series.every(({ values }) => values.every((value) => value === null));

  const savePicture = () => {
    if (!frame.current) return;
    const look = {
      background: theme.tokens.surface,
      text: theme.tokens.text,
      font: FONT_FAMILY,
      colours,
    };
    chartPng(frame.current, chart, shown, look).then(
      (picture) => downloadFile(picture, fileName(chart, period, 'png')),
      () => showMessage({ kind: 'error', text: translate('dashboards.charts.pngFailed') }),
    );
  };

  return (
    <Box component="section" id={chartPlace(chart.id)} tabIndex={-1} aria-labelledby={id} sx={card}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h3" sx={{ fontSize: 15 }}>
            {title}
          </Typography>
          {note ? <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{note}</Typography> : null}
        </Box>
        <Button
          size="small"
          aria-label={translate('dashboards.charts.csvOf', { chart: title })}
          onClick={() => downloadFile(chartCsv(chart), fileName(chart, period, 'csv'))}
        >
          {translate('dashboards.charts.csv')}
        </Button>
        <Button
          size="small"
          disabled={isEmpty}
          aria-label={translate('dashboards.charts.pngOf', { chart: title })}
          onClick={savePicture}
        >
          {translate('dashboards.charts.png')}
        </Button>
      </Box>
      {isEmpty ? (
        <Typography sx={{ color: 'text.secondary', py: 8, textAlign: 'center' }}>
          {translate('dashboards.charts.noData')}
        </Typography>
      ) : (
        <>
          {chart.series.length > 1 ? (
            <Box aria-hidden sx={{ display: 'flex', gap: 4, fontSize: 13, color: 'text.secondary' }}>
              {chart.series.map(({ name }, index) => (
                <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                  <Box sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: colours[index] }} />
                  {name}
                </Box>
              ))}
            </Box>
          ) : null}
          {/* The axis of a chart runs from left to right in every language. */}
          <div ref={frame} dir="ltr">
            <Chart
              chart={chart}
              onOpen={
                listOf
                  ? (index) => {
                      const to = openOf(index);
                      if (to) void navigate(to);
                    }
                  : undefined
              }
            />
          </div>
        </>
      )}
      {labels.length > 0 ? <ChartTable chart={chart} openOf={openOf} /> : null}
    </Box>
  );
}

/** The figures of the chart as a table. */
function ChartTable({ chart, openOf }: { chart: ChartModel; openOf: (index: number) => string | null }) {
  const translate = useT();
  const text = useFigureText();
  const { column, labels, series, unit } = chart;
  return (
    <Box component="details" sx={{ fontSize: 13 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {translate('dashboards.charts.asTable')}
      </Box>
      <Box
        sx={{ overflowX: 'auto', maxHeight: 320, mt: 2 }}
        tabIndex={0}
        role="region"
        aria-label={translate('dashboards.charts.tableOf', { chart: chart.title })}
      >
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => {
              const to = openOf(index);
              return (
                <tr key={label}>
                  <th scope="row">
                    {to ? (
                      <MuiLink
                        component={Link}
                        to={to}
                        aria-label={translate('dashboards.charts.openDay', { day: label })}
                      >
                        {label}
                      </MuiLink>
                    ) : (
                      label
                    )}
                  </th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{text.figure(values[index] ?? null, unit)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  p: 4,
  minWidth: 0,
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 1,
    px: 2,
    textAlign: 'right',
    fontWeight: 400,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { fontWeight: 500, color: 'text.secondary' },
} as const;
