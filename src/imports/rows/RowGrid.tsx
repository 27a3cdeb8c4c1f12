import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { ImportRowView } from '../../domain/imports/importView';
import { ORDER_COLUMNS, type OrderColumn } from '../../domain/imports/orderRow';
import { useT } from '../../i18n/useT';
import { cspNonce } from '../../ui/cspNonce';
import { SIZES } from '../../ui/theme/tokens';
import { useLanguage } from '../../providers/LanguageProvider';
import { MatchCell } from './MatchCell';
import { RowCell } from './RowCell';
import { problemsAt, resultOf } from './rowFacts';
import { rowGridLook } from './rowGridLook';
import { RowStateCell } from './RowStateCell';
import { GRID_WORDS } from '../../ui/gridWords';

/** Pixels. */
const WIDTHS: Readonly<Record<OrderColumn, number>> = {
  order_number: 140,
  client_code: 160,
  participant_name: 190,
  phone_number: 170,
  address: 300,
  delivery_start_time: 120,
  delivery_end_time: 120,
  flags: 150,
  copayment_amount: 110,
  comments: 220,
};
/** Columns that fit on a phone; the others are in the row's dialog. */
const ON_A_PHONE: readonly string[] = ['line', 'state', 'order_number', 'participant_name'];
export const PAGE_SIZES = [25, 50, 100];

export interface RowGridProps {
  rows: readonly ImportRowView[];
  total: number;
  isLoading: boolean;
  /** From 0. */
  page: number;
  perPage: number;
  mayEdit: boolean;
  onPage: (page: number, perPage: number) => void;
  onOpen: (row: ImportRowView) => void;
  /** Throws when the change was refused: the cell then shows its previous value. */
  onEdit: (next: ImportRowView, before: ImportRowView) => Promise<ImportRowView>;
}

function toneOf(row: ImportRowView): string {
  return `tone-${resultOf(row) ?? 'unchecked'}`;
}

/** The rows of a lot as a grid: each with its line in the file, edited in place by mouse and keyboard. */
export default function RowGrid(props: RowGridProps) {
  const { rows, total, isLoading, page, perPage, mayEdit, onPage, onOpen, onEdit } = props;
  const translate = useT();
  const language = useLanguage();
  const isWide = useMediaQuery('(min-width: 700px)');

  const columns = useMemo<GridColDef<ImportRowView>[]>(() => {
    const plain = { sortable: false, disableColumnMenu: true } as const;
    const values = ORDER_COLUMNS.map((column): GridColDef<ImportRowView> => {
      return {
        ...plain,
        field: column,
        headerName: translate(`imports.targets.${column}`),
        width: WIDTHS[column],
        editable: mayEdit,
        valueGetter: (_, row) => row.values[column] ?? '',
        valueSetter: (value: string, row) => ({ ...row, values: { ...row.values, [column]: value } }),
        renderCell: ({ row }) => <RowCell row={row} column={column} />,
        cellClassName: ({ row }) => {
          const [problem] = problemsAt(row, column);
          if (!problem) return '';
          return problem.is_warning ? 'cell-warning' : 'cell-error';
        },
      };
    });
    return [
      {
        ...plain,
        field: 'line',
        headerName: translate('imports.rows.line'),
        width: 76,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            className="tabular"
            tabIndex={tabIndex}
            aria-label={translate('imports.rows.open', { line: row.line })}
            onClick={() => onOpen(row)}
            sx={{ minWidth: 0, px: 1 }}
          >
            {row.line}
          </Button>
        ),
      },
      {
        ...plain,
        field: 'state',
        headerName: translate('imports.rows.state'),
        width: 130,
        renderCell: ({ row }) => <RowStateCell row={row} />,
      },
      ...values.slice(0, 3),
      {
        ...plain,
        field: 'match',
        headerName: translate('imports.rows.match'),
        width: 190,
        renderCell: ({ row }) => <MatchCell match={row.match} values={row.values} />,
      },
      ...values.slice(3),
    ];
  }, [translate, mayEdit, onOpen]);
  const hidden = isWide
    ? {}
    : Object.fromEntries(columns.map(({ field }) => [field, ON_A_PHONE.includes(field)]));

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 240, maxHeight: 'max(420px, 70dvh)' }}>
      <DataGrid<ImportRowView>
        nonce={cspNonce}
        aria-label={translate('imports.rows.title')}
        rows={rows}
        columns={columns}
        columnVisibilityModel={hidden}
        loading={isLoading}
        rowCount={total}
        paginationMode="server"
        paginationModel={{ page, pageSize: perPage }}
        pageSizeOptions={PAGE_SIZES}
        onPaginationModelChange={(model) => onPage(model.page, model.pageSize)}
        rowHeight={SIZES.rows.comfortable}
        columnHeaderHeight={36}
        disableColumnMenu
        disableColumnSorting
        disableRowSelectionOnClick
        processRowUpdate={onEdit}
        // The error is shown above the grid; the cell stays open with the typed text.
        onProcessRowUpdateError={() => undefined}
        getRowClassName={({ row }) => toneOf(row)}
        localeText={GRID_WORDS[language]}
        sx={rowGridLook}
      />
    </Box>
  );
}
