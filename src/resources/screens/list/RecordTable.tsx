import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { SIZES } from '../../../layout/tokens';
import type { ResourceName } from '../../registry';
import type { ColumnLook } from '../fieldUi';
import { lookOf } from '../lookOf';
import { editPath } from '../paths';
import { recordTitle, resourceOf, type Row } from '../resourceOf';
import { rowTone } from '../rowTone';
import { useLabels } from '../useLabels';
import { RecordCell } from './RecordCell';
import { nameInSight, rowTones, tableMaxHeight } from './tableStyle';
import { TableHead } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import type { ListParams } from './useListParams';
import type { Rows } from './useRows';
import { useScrollEnd } from './useScrollEnd';
import type { TableSettings } from './useTableSettings';

export interface RecordTableProps {
  name: ResourceName;
  params: ListParams;
  settings: TableSettings;
  state: Rows;
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

/** The plain list: a table that a screen reader, a keyboard and a printer understand. */
export function RecordTable({ name, params, settings, state, canEdit }: RecordTableProps) {
  const container = useRef<HTMLDivElement>(null);
  const { title } = useLabels(name);
  const resource = resourceOf(name);
  useScrollEnd(container, state);
  return (
    <Box
      ref={container}
      tabIndex={0}
      role="region"
      aria-label={title}
      sx={{
        overflow: 'auto',
        maxHeight: tableMaxHeight,
        '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 },
        '& th, & td': { px: 3, py: 0, borderBottom: '1px solid', borderColor: 'divider', textAlign: 'left' },
        '& td': {
          height: SIZES.rows[settings.density],
          maxWidth: 280,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
        // The head of the column keeps it from vanishing.
        '& td.fills': { width: '100%', maxWidth: 0 },
        '& .right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        '& tbody tr': { bgcolor: 'background.paper' },
        '& tbody tr:hover': { bgcolor: 'var(--sunken)' },
        ...nameInSight,
        '& tbody tr:last-of-type td': { borderBottom: 0 },
        '& .actions': { width: 48, px: 1, textAlign: 'right' },
        '@media (hover: hover)': {
          '& .actions > *': { opacity: 0 },
          '& tr:hover .actions > *, & tr:focus-within .actions > *': { opacity: 1 },
        },
        ...rowTones,
      }}
    >
      <table aria-busy={state.isLoading}>
        <TableHead name={name} params={params} columns={settings.columns} hasActions={canEdit} />
        <tbody onKeyDown={walkRows}>
          {state.rows
            ? state.rows.map((row) => (
                <tr key={row.id} className={`tone-${rowTone(row)}`}>
                  {settings.columns.map((column) => (
                    <td key={column} className={cellClass(lookOf(name, column).column)}>
                      <RecordCell name={name} column={column} row={row} />
                    </td>
                  ))}
                  {canEdit && (
                    <td className="actions">
                      <EditRow name={name} row={row} title={recordTitle(resource, row)} />
                    </td>
                  )}
                </tr>
              ))
            : state.showsSkeleton && <TableSkeleton columns={settings.columns.length + (canEdit ? 1 : 0)} />}
        </tbody>
      </table>
    </Box>
  );
}

interface EditRowProps {
  name: ResourceName;
  row: Row;
  title: string;
  tabIndex?: number;
}

/** Row action, in sight while the row is under the pointer or has the focus. */
export function EditRow({ name, row, title, tabIndex }: EditRowProps) {
  const translate = useT();
  const path = editPath(name, row.id);
  if (!path) return null;
  return (
    <IconButton
      component={Link}
      to={path}
      size="small"
      tabIndex={tabIndex}
      aria-label={translate('screens.list.edit', { name: title })}
      sx={{ width: 28, height: 28 }}
    >
      <EditIcon sx={{ fontSize: 18 }} />
    </IconButton>
  );
}
