import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { PhoneSheet } from './PhoneSheet';

interface PageFiltersProps {
  label: string;
  /** How many are set. */
  count: number;
  role?: 'search' | 'group';
  /** How they stand beside each other where there is room. */
  row: SystemStyleObject<Theme>;
  children: ReactNode;
}

/** The filters of a page, in a row; on a phone behind a button, as a sheet from below, so that the rows come first. */
export function PageFilters({ label, count, role = 'search', row, children }: PageFiltersProps) {
  const translate = useT();
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  if (!isPhone)
    return (
      <Box role={role} aria-label={label} sx={row}>
        {children}
      </Box>
    );
  return (
    <div role={role} aria-label={label}>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<FilterListIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? translate('screens.list.filtersSet', { count }) : translate('screens.list.filters')}
      </Button>
      <PhoneSheet label={label} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Box sx={{ display: 'grid', gap: 4 }}>{children}</Box>
      </PhoneSheet>
    </div>
  );
}

/** How many filters have a value. */
export function countSet(filters: object): number {
  return Object.values(filters).filter((value) => value !== null && value !== '' && value !== false).length;
}
