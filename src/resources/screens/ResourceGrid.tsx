import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { RecordContextProvider, useListContext } from 'react-admin';
import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../i18n/useT';
import { cspNonce } from '../../ui/cspNonce';
import { SIZES } from '../../ui/theme/tokens';
import { useLanguage } from '../../providers/LanguageProvider';
import { sortableFieldNames } from '../schema/defineResource';
import { hiddenText } from '../../ui/hiddenText';
import { EditRow } from './list/EditRow';
import { RecordCell } from './list/RecordCell';
import type { RecordTableProps } from './list/RecordTable';
import { rowTones, tableMaxHeight } from '../../ui/table/tableStyle';
import { useScrolling } from './list/useScrolling';
import { SKELETON_AFTER } from '../../ui/table/useTableSettings';
import { lookOf } from './lookOf';
import { resourceOf, type Row } from '../../ui/resourceOf';
import { rowTone } from '../../ui/rowTone';
import { useDelayed } from '../../ui/useDelayed';
import { useLabels } from './useLabels';
import { GRID_WORDS } from '../../ui/gridWords';

/** Longer lists, in infinite mode, draw only the rows in view. */
const DRAWN_WHOLE = 100;

/** The name is to be read whole. Pixels. */
const NAME_WIDTH = 180;

/** The grid does not widen a column by its content, as the plain table does. Pixels. */
const LEAST_WIDTH = 128;

/** Room that a head needs for its words and its arrow. Pixels. */
function widthOf(label: string): number {
  return label.length * 7 + 48;
}

/** The wide tables on the data grid, in the look and with the behaviour of the plain list; a chunk of its own. */
export default function ResourceGrid({ name, settings, canEdit }: RecordTableProps) {
  const translate = useT();
  const labels = useLabels(name);
  const language = useLanguage();
  const grid = useGridApiRef();
  const scroller = useRef<HTMLElement | null>(null);
  const { data: rows = [], total = 0, isPending, sort, setSort } = useListContext<Row>();
  const showsSkeleton = useDelayed(isPending, SKELETON_AFTER);

  // The grid scrolls inside an element of its own.
  useEffect(() => {
    scroller.current =
      grid.current?.rootElementRef.current?.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller') ??
      null;
  }, [grid]);
  useScrolling(scroller, settings.mode);

  const columns = useMemo<GridColDef<Row>[]>(() => {
    const resource = resourceOf(name);
    const sortable = sortableFieldNames(resource);
    const fields = settings.columns.map((field, index): GridColDef<Row> => {
      const { width: asked, align, grows } = lookOf(name, field).column;
      const least = index === 0 ? NAME_WIDTH : align === 'left' ? LEAST_WIDTH : 0;
      const width = Math.max(asked, widthOf(labels.field(field)), least);
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
          <RecordContextProvider value={row}>
            <RecordCell source={field} tabIndex={tabIndex} />
          </RecordContextProvider>
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
        <RecordContextProvider value={row}>
          <EditRow tabIndex={tabIndex} />
        </RecordContextProvider>
      ),
    };
    return [...fields, actions];
  }, [name, settings.columns, labels, canEdit, translate]);

  const sortModel = useMemo<GridSortModel>(
    () => [{ field: sort.field, sort: sort.order === 'DESC' ? 'desc' : 'asc' }],
    [sort],
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: tableMaxHeight, minHeight: 0 }}>
      <DataGrid<Row>
        apiRef={grid}
        nonce={cspNonce}
        aria-label={labels.title}
        rows={rows}
        columns={columns}
        rowCount={total}
        loading={showsSkeleton}
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
        paginationMode="server"
        paginationModel={{ page: 0, pageSize: DRAWN_WHOLE }}
        sortingMode="server"
        filterMode="server"
        sortModel={sortModel}
        onSortModelChange={([asked]) =>
          setSort({ field: asked?.field ?? sort.field, order: asked?.sort === 'desc' ? 'DESC' : 'ASC' })
        }
        rowHeight={SIZES.rows[settings.density]}
        columnHeaderHeight={36}
        disableColumnMenu
        disableRowSelectionOnClick
        disableVirtualization={rows.length <= DRAWN_WHOLE}
        hideFooter
        getRowClassName={({ row }) => `tone-${rowTone(row)}`}
        localeText={GRID_WORDS[language]}
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
