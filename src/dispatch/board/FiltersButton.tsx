import FilterListIcon from '@mui/icons-material/FilterList';
import { Button, Popover } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { countFilters } from './boardFilters';
import { useBoardView } from './boardView';
import { FilterFields, type FilterChoices } from './FilterFields';

/** Opens the filters; says how many are set. */
export function FiltersButton({ choices }: { choices: FilterChoices }) {
  const translate = useTranslate();
  const { filters } = useBoardView();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = countFilters(filters);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(press) => setAnchor(press.currentTarget)}
      >
        {count > 0 ? translate('board.filtersOf', { count }) : translate('board.filters')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('board.filtersTitle') } }}
      >
        <FilterFields choices={choices} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  );
}
