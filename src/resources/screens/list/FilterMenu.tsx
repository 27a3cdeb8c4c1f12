import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { ResourceName } from '../../registry';
import { resourceOf } from '../resourceOf';
import { FilterInput } from './FilterInput';
import type { ListParams } from './useListParams';

/** All fields to filter by in one place; what is set stands as chips in the bar. */
export function FilterMenu({ name, params }: { name: ResourceName; params: ListParams }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('screens.list.filters')}
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('screens.list.filters'),
            sx: { mt: 1, width: 320, maxWidth: 'calc(100vw - 32px)', p: 4 },
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          {resourceOf(name).filters.map((field) => (
            <FilterInput
              key={field}
              resource={name}
              name={field}
              value={params.filters[field] ?? ''}
              onFilter={(value) => params.setFilter(field, value)}
            />
          ))}
        </Box>
      </Popover>
    </>
  );
}
