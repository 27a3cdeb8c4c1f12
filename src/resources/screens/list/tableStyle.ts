import type { SxProps, Theme } from '@mui/material/styles';

/** One look for both kinds of table: quiet head, thin lines, tones only where a row has something to say. */
export const tableFrame: SxProps<Theme> = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
};

/** Room that the header, the title, the toolbar and the footer leave, so that head and footer stay in sight. Pixels. */
const AROUND = 232;
export const tableMaxHeight = `max(320px, calc(100dvh - ${AROUND}px))`;

/** On a narrow screen the list scrolls sideways below its first column, so that every value has its name beside it. */
export const nameInSight = {
  '@media (max-width: 899px)': {
    '& th:first-of-type, & td:first-of-type': {
      position: 'sticky',
      left: 0,
      maxWidth: '44vw',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      borderRight: '1px solid',
      borderColor: 'divider',
    },
    // The cell covers what slides below it with the ground and the edge of its own row.
    '& td:first-of-type': { zIndex: 1, bgcolor: 'inherit', boxShadow: 'inherit' },
    '& thead th:first-of-type': { zIndex: 2 },
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
