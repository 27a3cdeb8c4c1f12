import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useT } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import { resourceOf } from '../../../ui/resourceOf';
import { BarPopover } from './BarPopover';
import type { ListParams } from './useListParams';

/** The inputs come when the menu opens: the list is there before. */
const FilterInput = lazy(() => import('./FilterInput'));

/** All fields to filter by in one place; what is set stands as chips in the bar. */
export function FilterMenu({ name, params }: { name: ResourceName; params: ListParams }) {
  const translate = useT();
  return (
    <BarPopover
      title={translate('screens.list.filters')}
      side="start"
      button={{ variant: 'outlined', startIcon: <FilterIcon /> }}
      sx={{ mt: 1, width: 320, maxWidth: 'calc(100vw - 32px)', p: 4 }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Suspense fallback={null}>
          {resourceOf(name).filters.map((field) => (
            <FilterInput
              key={field}
              resource={name}
              name={field}
              value={params.filters[field] ?? ''}
              onFilter={(value) => params.setFilter(field, value)}
            />
          ))}
        </Suspense>
      </Box>
    </BarPopover>
  );
}
