import Box from '@mui/material/Box';
import { cellText, isNumeric } from '../domain/reports/cellText';
import type { ReportColumns, ReportRow } from '../domain/reports/columns';
import type { ReportColumnName } from '../domain/reports/registry';
import { useT } from '../i18n/useT';
import { tableMaxHeight } from '../ui/table/tableStyle';
import { useCellForm } from './useCellForm';

/** Characters from which a text gets a wider column: an address, a comment. */
const LONG_TEXT = 24;

interface ReportTableProps {
  label: string;
  columns: ReportColumns;
  rows: readonly ReportRow[];
  totals: ReportRow;
}

/**
 * Rows of a report with the sums of all of them at the foot. On a narrow screen the first column stays in sight; on a phone
 * each row is a card. The roles say that it is a table where its looks do not.
 */
export function ReportTable({ label, columns, rows, totals }: ReportTableProps) {
  const translate = useT();
  const form = useCellForm();
  const names = Object.keys(columns) as ReportColumnName[];
  const nameOf = (name: ReportColumnName) => translate(`reportCatalogue.columns.${name}`);
  const sums = names.map((name) => cellText(columns, name, totals, form));
  const className = (name: string, words = '') => {
    const column = columns[name];
    if (column && isNumeric(column)) return 'number';
    return words.length > LONG_TEXT ? 'long' : undefined;
  };
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={frame}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {names.map((name) => (
              <th key={name} role="columnheader" scope="col" className={className(name)}>
                {nameOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            // A page is read whole: its rows have no other key.
            <tr key={index} role="row">
              {names.map((name) => {
                const words = cellText(columns, name, row, form);
                return (
                  <td key={name} role="cell" data-name={nameOf(name)} className={className(name, words)}>
                    {/* A name or an address runs its own way; an empty cell stays empty for its style. */}
                    {columns[name]?.kind === 'text' && words !== '' ? <bdi>{words}</bdi> : words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {sums.some((sum) => sum !== '') ? (
          <tfoot role="rowgroup">
            <tr role="row">
              {names.map((name, index) =>
                index === 0 && sums[0] === '' ? (
                  <th key={name} role="rowheader" scope="row">
                    {translate('reportCatalogue.total')}
                  </th>
                ) : (
                  <td key={name} role="cell" data-name={nameOf(name)} className={className(name)}>
                    {sums[index]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </Box>
  );
}

const frame = {
  overflow: 'auto',
  maxHeight: tableMaxHeight,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    px: 3,
    py: 2,
    borderBottom: '1px solid',
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    maxWidth: 320,
  },
  '& td': { minWidth: 96 },
  '& td.long': { minWidth: 232 },
  '& td.number': { minWidth: 0 },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: 'var(--sunken)',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 500,
    verticalAlign: 'bottom',
  },
  '& thead th.number': { whiteSpace: 'nowrap' },
  '@media (min-width: 900px)': {
    '& td:first-of-type': { whiteSpace: 'nowrap' },
    // Figures of many columns stand side by side at 1280 px: a long name takes two lines.
    '& thead th.number': { whiteSpace: 'normal' },
  },
  '& tfoot th, & tfoot td': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    bgcolor: 'var(--sunken)',
    fontWeight: 600,
    borderBottom: 0,
  },
  '@media (min-width: 600px) and (max-width: 899px)': {
    '& th:first-of-type, & td:first-of-type': {
      position: 'sticky',
      left: 0,
      bgcolor: 'background.paper',
      maxWidth: '40vw',
    },
    '& tbody td:first-of-type': { zIndex: 1 },
    '& thead th:first-of-type': { zIndex: 3, bgcolor: 'var(--sunken)' },
    '& tfoot th:first-of-type, & tfoot td:first-of-type': { zIndex: 2, bgcolor: 'var(--sunken)' },
  },
  '@media (min-width: 600px)': { '& tbody tr:hover td': { bgcolor: 'var(--sunken)' } },
  '@media (max-width: 599px)': {
    maxHeight: 'none',
    '& table, & tbody, & tfoot, & tr, & td, & tfoot th': { display: 'block', position: 'static' },
    // Still the heads of the columns to a screen reader.
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': { px: 3, py: 2 },
    '& tr + tr': { borderTop: '1px solid', borderColor: 'divider' },
    '& tfoot': { bgcolor: 'var(--sunken)', borderTop: '1px solid', borderColor: 'divider' },
    '& td, & tfoot th': { maxWidth: 'none', border: 0, px: 0, py: '3px' },
    '& td, & td.number': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: 3,
      whiteSpace: 'normal',
      textAlign: 'right',
      '&::before': {
        content: 'attr(data-name)',
        color: 'text.secondary',
        textAlign: 'left',
        fontWeight: 400,
      },
      '&:empty': { display: 'none' },
    },
    '& tbody td:first-of-type': {
      display: 'block',
      fontWeight: 600,
      textAlign: 'left',
      '&::before': { content: 'none' },
    },
  },
} as const;
