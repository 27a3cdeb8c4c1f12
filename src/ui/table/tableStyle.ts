import type { SxProps, Theme } from '@mui/material/styles';
import { SIZES } from '../theme/tokens';
import type { Density } from './useTableSettings';

/** Shared style of both kinds of table: plain head, thin lines, tones only for rows with a state. */
export const tableFrame: SxProps<Theme> = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
};

/** Height of header, title, toolbar and footer, so that head and footer stay visible. Pixels. */
const AROUND = 232;
export const tableMaxHeight = `max(320px, calc(100dvh - ${AROUND}px))`;

/**
 * On a narrow screen the list scrolls sideways under its first column, so that every value stays beside its
 * name.
 */
const nameInSight = {
  '@media (max-width: 899px)': {
    '&& th:first-of-type, && td:first-of-type': {
      position: 'sticky',
      left: 0,
      maxWidth: '44vw',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      borderRight: '1px solid',
      borderColor: 'divider',
    },
    // The cell covers the scrolled content with the background and border of its own row.
    '&& td:first-of-type': { zIndex: 1, bgcolor: 'inherit', boxShadow: 'inherit' },
    '&& thead th:first-of-type': { zIndex: 2 },
  },
} as const;

/** Row tones by class, the same names in both tables. */
export const rowTones = {
  '& .tone-muted': { color: 'text.secondary' },
  '& .tone-ready': { boxShadow: 'inset 3px 0 0 var(--green-edge)' },
  '& .tone-changed': { boxShadow: 'inset 3px 0 0 var(--violet-edge)' },
  '& .tone-done': { boxShadow: 'inset 3px 0 0 var(--neutral-edge)' },
  '& .tone-warning': { boxShadow: 'inset 3px 0 0 var(--amber-edge)', bgcolor: 'var(--amber-ground)' },
  '& .tone-error': { boxShadow: 'inset 3px 0 0 var(--red-edge)', bgcolor: 'var(--red-ground)' },
} as const;

/** react-admin's table in this style; its own rules have one class, so these need two. */
export function tableLook(density: Density) {
  return {
    fontSize: 13,
    '&& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
    '&& th, && td': {
      px: 3,
      py: 0,
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
      borderBottom: '1px solid',
      borderColor: 'divider',
      textAlign: 'left',
    },
    '&& td': {
      height: SIZES.rows[density],
      maxWidth: 280,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // A name is what the row is found by.
    '&& td:first-of-type': { maxWidth: 360 },
    '&& thead th': {
      height: 36,
      zIndex: 1,
      bgcolor: 'var(--sunken)',
      color: 'text.secondary',
      fontSize: 12,
      fontWeight: 500,
      whiteSpace: 'nowrap',
      borderRadius: 0,
    },
    '& .MuiTableSortLabel-root': { minHeight: 28, borderRadius: '4px' },
    // In the padding of the cell: a head is as wide as its word, and ends where the figures below it end.
    '& .MuiTableSortLabel-icon': { fontSize: 14, position: 'absolute', left: '100%', m: 0, ml: '-1px' },
    // The width of the column's head keeps it visible.
    // What does not fit goes below, so that an address is there whole.
    '&& td.fills': { width: '100%', maxWidth: 0, whiteSpace: 'normal', lineHeight: '15px' },
    '&& .right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& tbody tr': { bgcolor: 'background.paper' },
    '& tbody tr:hover': { bgcolor: 'var(--sunken)' },
    ...nameInSight,
    '&& tbody tr:last-of-type td': { borderBottom: 0 },
    '&& .actions': { width: 48, px: 1, textAlign: 'right' },
    '@media (hover: hover)': {
      '& td.actions > *': { opacity: 0 },
      '& tr:hover .actions > *, & tr:focus-within .actions > *': { opacity: 1 },
    },
    ...rowTones,
  } as const;
}
