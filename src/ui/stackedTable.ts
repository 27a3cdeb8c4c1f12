import { hiddenText } from './hiddenText';

/** On a phone the cells of a row are stacked: nothing is cut off, the first cell names the row, and `data-label` the others. */
export const stackedTable = {
  '@media (max-width: 600px)': {
    '& thead': hiddenText,
    '& tbody tr': {
      display: 'grid',
      justifyItems: 'start',
      gap: 1,
      paddingBlock: 3,
      borderBottom: '1px solid',
      borderColor: 'divider',
      position: 'relative',
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody td': { display: 'block', border: 0, paddingBlock: 0 },
    // The box to choose a row stands in its corner.
    '& tbody td.MuiTableCell-paddingCheckbox': {
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineEnd: 4,
      width: 'auto',
      padding: 0,
    },
    '& tbody td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  },
} as const;
