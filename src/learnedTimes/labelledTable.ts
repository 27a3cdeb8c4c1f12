import { stackedTable } from '../ui/stackedTable';

/** On a phone a cell says what it is: the heads of the columns are not shown there. */
export const labelledTable = {
  ...stackedTable,
  '@media (max-width: 600px)': {
    ...stackedTable['@media (max-width: 600px)'],
    '& tbody td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  },
} as const;
