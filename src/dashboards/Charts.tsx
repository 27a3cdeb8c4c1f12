import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { FiguresAnswer } from '../contract/dashboards/figures';
import { useT } from '../i18n/useT';
import { distanceUnit } from '../providers/measures';
import { ChartCard } from './ChartCard';
import { chartsOf } from './chartModels';
import { useFigureText } from './useFigureText';
import type { ListOf } from './listOf';

interface ChartsProps {
  figures: FiguresAnswer;
  shown: string;
  listOf: ListOf;
}

/** All charts of the period. Loaded after the figures: the chart library is heavy. */
export default function Charts({ figures, shown, listOf }: ChartsProps) {
  const translate = useT();
  const text = useFigureText();
  const unit = distanceUnit();
  const charts = useMemo(
    () => chartsOf(figures, { translate, text, unit }),
    [figures, translate, text, unit],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {charts.map((chart) => (
        <ChartCard key={chart.id} chart={chart} period={figures.period} shown={shown} listOf={listOf} />
      ))}
    </Box>
  );
}
