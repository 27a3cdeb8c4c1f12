import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../i18n/useT';
import { cspNonce } from '../../layout/cspNonce';
import { SIZES } from '../../layout/tokens';
import { useLanguage } from '../../providers/LanguageProvider';
import { sortableFieldNames } from '../schema/defineResource';
import { hiddenText } from '../../layout/hiddenText';
import { EditRow, type RecordTableProps } from './list/RecordTable';
import { RecordCell } from './list/RecordCell';
import { rowTones, tableMaxHeight } from './list/tableStyle';
import { useScrollEnd } from './list/useScrollEnd';
import { lookOf } from './lookOf';
import { recordTitle, resourceOf, type Row } from './resourceOf';
import { rowTone } from './rowTone';
import { useLabels } from './useLabels';

/** Longer lists, in infinite mode, draw only the rows in view. */
const DRAWN_WHOLE = 100;

/** The name is to be read whole. Pixels. */
const NAME_WIDTH = 180;

/** Room that a head needs for its words and its arrow. Pixels. */
function widthOf(label: string): number {
  return label.length * 7 + 48;
}

/** The wide tables on the data grid, in the look and with the behaviour of the plain list; a chunk of its own. */
export default function ResourceGrid({ name, params, settings, state, canEdit }: RecordTableProps) {
  const translate = useT();
  const labels = useLabels(name);
  const language = useLanguage();
  const grid = useGridApiRef();
  const scroller = useRef<HTMLElement | null>(null);
  const rows = state.rows ?? [];

  // The grid scrolls inside an element of its own.
  useEffect(() => {
    scroller.current =
      grid.current?.rootElementRef.current?.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller') ??
      null;
  }, [grid]);
  useScrollEnd(scroller, state);

  const columns = useMemo<GridColDef<Row>[]>(() => {
    const resource = resourceOf(name);
    const sortable = sortableFieldNames(resource);
    const fields = settings.columns.map((field, index): GridColDef<Row> => {
      const { width: asked, align, grows } = lookOf(name, field).column;
      const width = Math.max(asked, widthOf(labels.field(field)), index === 0 ? NAME_WIDTH : 0);
      return {
        field,
        headerName: labels.field(field),
        sortable: sortable.includes(field),
        sortingOrder: ['asc', 'desc'],
        align,
        headerAlign: align,
        minWidth: width,
        width,
        flex: grows ? 1 : undefined,
        renderCell: ({ row, tabIndex }) => (
          <RecordCell name={name} column={field} row={row} tabIndex={tabIndex} />
        ),
      };
    });
    if (!canEdit) return fields;
    const actions: GridColDef<Row> = {
      field: '__actions',
      headerName: translate('screens.list.actions'),
      renderHeader: () => (
        <Box component="span" sx={hiddenText}>
          {translate('screens.list.actions')}
        </Box>
      ),
      sortable: false,
      resizable: false,
      width: 48,
      align: 'right',
      cellClassName: 'actions',
      renderCell: ({ row, tabIndex }) => (
        <EditRow name={name} row={row} title={recordTitle(resource, row)} tabIndex={tabIndex} />
      ),
    };
    return [...fields, actions];
  }, [name, settings.columns, labels, canEdit, translate]);

  const sortModel = useMemo<GridSortModel>(
    () => [{ field: params.sort.field, sort: params.sort.order === 'DESC' ? 'desc' : 'asc' }],
    [params.sort],
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: tableMaxHeight, minHeight: 0 }}>
      <DataGrid<Row>
        apiRef={grid}
        nonce={cspNonce}
        aria-label={labels.title}
        rows={rows}
        columns={columns}
        rowCount={state.total}
        loading={state.showsSkeleton}
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
        paginationMode="server"
        paginationModel={{ page: 0, pageSize: DRAWN_WHOLE }}
        sortingMode="server"
        filterMode="server"
        sortModel={sortModel}
        onSortModelChange={([asked]) => params.setSort(asked?.field ?? params.sort.field)}
        rowHeight={SIZES.rows[settings.density]}
        columnHeaderHeight={36}
        disableColumnMenu
        disableRowSelectionOnClick
        disableVirtualization={rows.length <= DRAWN_WHOLE}
        hideFooter
        getRowClassName={({ row }) => `tone-${rowTone(row)}`}
        localeText={language === 'es' ? esES.components.MuiDataGrid.defaultProps.localeText : undefined}
        sx={gridLook}
      />
    </Box>
  );
}

/** Its colours are the variables of the page, which change with the mode at once. */
const gridLook = {
  border: 0,
  borderRadius: 0,
  fontSize: 13,
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders [role=row]': { bgcolor: 'var(--sunken)' },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeaders': { borderColor: 'var(--border)' },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: 12, fontWeight: 500, color: 'var(--text-muted)' },
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { px: 3 },
  '& .MuiDataGrid-sortIcon': { fontSize: 14 },
  '& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-columnHeaderTitle': { color: 'var(--text)' },
  '& .MuiDataGrid-cell--textRight': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': { bgcolor: 'transparent', p: 1 },
  '& .MuiDataGrid-row': { bgcolor: 'var(--surface)' },
  '& .MuiDataGrid-row:hover': { bgcolor: 'var(--sunken)' },
  '& .actions': { px: 1 },
  '@media (hover: hover)': {
    '& .actions > *': { opacity: 0 },
    '& .MuiDataGrid-row:hover .actions > *, & .MuiDataGrid-row:focus-within .actions > *': { opacity: 1 },
  },
  ...rowTones,
} as const;
