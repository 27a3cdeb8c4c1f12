import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useAskedFilters, useBoardView } from './boardView';

/** Search by order, tracking number or participant; drawn anew only when the filters change. */
export const BoardSearch = memo(function BoardSearch() {
  const translate = useTranslate();
  const { showFilters } = useBoardView();
  const filters = useAskedFilters();
  const isTooShort = filters.text.length > 0 && filters.text.trim().length < 3;
  return (
    <TextField
      size="small"
      type="search"
      className="board-search"
      label={translate('dispatch.search')}
      value={filters.text}
      autoComplete="off"
      helperText={isTooShort ? translate('dispatch.searchHint') : undefined}
      onChange={(change) => showFilters({ ...filters, text: change.target.value })}
    />
  );
});
