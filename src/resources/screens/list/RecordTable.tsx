import Box from '@mui/material/Box';
import {
  DataTable,
  DataTableBody,
  DataTableRow,
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
  type DataTableRowProps,
} from 'react-admin';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { hiddenText } from '../../../ui/hiddenText';
import type { ResourceName } from '../../registry';
import { sortableFieldNames } from '../../schema/defineResource';
import type { ColumnLook } from '../columnLook';
import { lookOf } from '../lookOf';
import { resourceOf, type Row } from '../../../ui/resourceOf';
import { rowTone } from '../../../ui/rowTone';
import { useDelayed } from '../../../ui/useDelayed';
import { useLabels } from '../useLabels';
import { EditRow } from './EditRow';
import { ListSkeleton } from './ListSkeleton';
import { RecordCell } from './RecordCell';
import { tableLook, tableMaxHeight } from '../../../ui/table/tableStyle';
import { useScrolling } from './useScrolling';
import { SKELETON_AFTER, type TableSettings } from '../../../ui/table/useTableSettings';

export interface RecordTableProps {
  name: ResourceName;
  settings: TableSettings;
  canEdit: boolean;
}

function cellClass({ align, fills }: ColumnLook): string {
  return fills ? `${align} fills` : align;
}

/** Arrow keys walk down the column of links. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const row = event.target.closest('tr');
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** A row opens its record; a link or a button in it does what it says instead. */
function keepOwnClick(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a, button')) event.stopPropagation();
}

function TonedRow({ className, ...props }: DataTableRowProps) {
  const row = useRecordContext<Row>();
  return <DataTableRow {...props} className={`${className ?? ''} tone-${row ? rowTone(row) : 'plain'}`} />;
}

function RecordRows({ children }: { children?: ReactNode }) {
  return (
    <DataTableBody row={TonedRow} onKeyDown={walkRows}>
      {children}
    </DataTableBody>
  );
}

/** react-admin's column, which says to a reader how it is sorted. */
function Column({ name, source }: { name: ResourceName; source: string }) {
  const labels = useLabels(name);
  const { sort } = useListContext<Row>();
  const isHead = useDataTableRenderContext() === 'header';
  const look = lookOf(name, source).column;
  const order = sort.order === 'DESC' ? 'descending' : 'ascending';
  return (
    <DataTable.Col
      source={source}
      label={labels.field(source)}
      field={RecordCell}
      disableSort={!sortableFieldNames(resourceOf(name)).includes(source)}
      headerClassName={look.align}
      cellClassName={cellClass(look)}
      // A name, a code or an address runs its own way.
      dir={isHead || look.align === 'right' ? undefined : 'auto'}
      onClick={isHead ? undefined : keepOwnClick}
      style={isHead ? { minWidth: look.width } : undefined}
      aria-sort={isHead && sort.field === source ? order : undefined}
    />
  );
}

/** The plain list: a table that a screen reader, a keyboard and a printer understand. */
export function RecordTable({ name, settings, canEdit }: RecordTableProps) {
  const translate = useT();
  const container = useRef<HTMLDivElement>(null);
  const labels = useLabels(name);
  const { isPending, isFetching } = useListContext<Row>();
  const showsSkeleton = useDelayed(isPending, SKELETON_AFTER);
  useScrolling(container, settings.mode);
  return (
    <Box
      ref={container}
      tabIndex={0}
      role="region"
      aria-label={labels.title}
      sx={{ overflow: 'auto', maxHeight: tableMaxHeight }}
    >
      {isPending ? (
        showsSkeleton && <ListSkeleton settings={settings} label={labels.field} />
      ) : (
        <DataTable
          aria-busy={isFetching}
          body={RecordRows}
          bulkActionButtons={false}
          empty={false}
          hiddenColumns={[]}
          hover={false}
          storeKey={`columns.${name}`}
          sx={tableLook(settings.density)}
        >
          {settings.columns.map((column) => (
            <Column key={column} name={name} source={column} />
          ))}
          {canEdit && (
            <DataTable.Col
              label={
                <Box component="span" sx={hiddenText}>
                  {translate('screens.list.actions')}
                </Box>
              }
              field={EditRow}
              disableSort
              headerClassName="actions"
              cellClassName="actions"
              onClick={keepOwnClick}
            />
          )}
        </DataTable>
      )}
    </Box>
  );
}
