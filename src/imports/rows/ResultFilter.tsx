import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ROW_RESULTS, type ImportCounts, type RowResult } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { useNumber } from '../../ui/useNumber';
import { RESULT_LOOKS } from '../resultLook';
import type { RowFilters } from './rowCalls';

interface ResultFilterProps {
  counts: ImportCounts;
  filters: RowFilters;
  onFilter: (filters: RowFilters) => void;
}

/** Filter by result, with the number of rows. */
export function ResultFilter({ counts, filters, onFilter }: ResultFilterProps) {
  const translate = useT();
  const number = useNumber();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={filters.result ?? 'all'}
      aria-label={translate('imports.rows.filter')}
      onChange={(_, value: RowResult | 'all' | null) => {
        if (value !== null) onFilter({ ...filters, result: value === 'all' ? null : value });
      }}
      sx={apart}
    >
      <ToggleButton value="all" sx={button}>
        {translate('imports.rows.all')} <span className="tabular">{number(counts.total)}</span>
      </ToggleButton>
      {ROW_RESULTS.map((result) => {
        const { icon: Icon, tone } = RESULT_LOOKS[result];
        return (
          <ToggleButton key={result} value={result} sx={button}>
            <Box
              component={Icon}
              aria-hidden
              sx={(theme) => ({ fontSize: 16, color: theme.tones[tone].edge })}
            />
            {translate(`imports.results.${result}`)} <span className="tabular">{number(counts[result])}</span>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

/** In two lines, as on a phone, each button has all of its edges. */
const apart = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButtonGroup-grouped': {
    ml: 0,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '6px',
  },
} as const;
const button = { gap: 2, textTransform: 'none', color: 'text.primary' } as const;
