import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useT } from '../i18n/useT';
import { useNumber } from '../ui/useNumber';
import { FigureChart } from './FigureChart';
import type { Figure } from './figures';
import { hiddenText } from '../ui/hiddenText';

interface FigureCardProps {
  figure: Figure;
  times: readonly string[];
  values: readonly (number | null)[];
}

/** A figure as it is now, its last hours as a picture, and the same as a table. */
export function FigureCard({ figure, times, values }: FigureCardProps) {
  const translate = useT();
  const number = useNumber();
  const id = useId();
  const title = translate(`operations.charts.${figure}.title`);
  const text = (value: number | null) => (value === null ? '–' : number(value));
  return (
    <Box component="section" aria-labelledby={id} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Typography id={id} variant="h2" sx={{ fontSize: 15, flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <Typography component="p" sx={{ fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={hiddenText}>
            {translate('operations.now')}{' '}
          </Box>
          {text(values.at(-1) ?? null)}
        </Typography>
      </Box>
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
        {translate(`operations.charts.${figure}.note`)}
      </Typography>
      <Box sx={{ minWidth: 0, '& svg': { fontVariantNumeric: 'tabular-nums' } }}>
        <FigureChart name={title} times={times} values={values} text={text} />
      </Box>
      <Box component="details" sx={{ fontSize: 13 }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
          {translate('operations.table')}
          <Box component="span" sx={hiddenText}>
            {`: ${title}`}
          </Box>
        </Box>
        <Box sx={{ maxHeight: 240, overflow: 'auto' }} tabIndex={0} role="group" aria-label={title}>
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <th>{translate('operations.columns.at')}</th>
                <th>{translate('operations.columns.value')}</th>
              </tr>
            </thead>
            <tbody>
              {times
                .map((time, index) => (
                  <tr key={`${index} ${time}`}>
                    <td>{time}</td>
                    <td>{text(values[index] ?? null)}</td>
                  </tr>
                ))
                .reverse()}
            </tbody>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const card = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minWidth: 0,
  p: 3,
  borderRadius: 'var(--radius)',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'start', py: 0.5, borderBottom: '1px solid', borderColor: 'divider' },
} as const;
