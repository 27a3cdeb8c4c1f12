import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useT } from '../../i18n/useT';

/** The row as in the file, whatever was repaired since. */
export function OriginalCells({ columns, cells }: { columns: readonly string[]; cells: readonly string[] }) {
  const translate = useT();
  const id = useId();
  const unnamed = (index: number) => translate('imports.preview.unnamed', { number: index + 1 });
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ fontSize: 14, fontWeight: 600, mb: 2 }}>
        {translate('imports.oneRow.original')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(90px, auto) minmax(0, 1fr)',
          columnGap: 4,
          rowGap: 1,
          fontSize: 13,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
        }}
      >
        {cells.map((cell, index) => (
          <Box key={index} sx={{ display: 'contents' }}>
            <dt>{columns[index] || unnamed(index)}</dt>
            <dd>{cell || '–'}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
