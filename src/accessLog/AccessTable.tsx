import Box from '@mui/material/Box';
import type { AccessEntry } from '../domain/access/accessLog';
import { useT } from '../i18n/useT';
import { TableSkeleton } from '../ui/table/TableSkeleton';
import { tableMaxHeight } from '../ui/table/tableStyle';
import { useZonedTime } from '../ui/useZonedTime';

const COLUMNS = ['at', 'account', 'from', 'device', 'what'] as const;

interface AccessTableProps {
  entries: readonly AccessEntry[] | undefined;
  isLoading: boolean;
  showsSkeleton: boolean;
}

/** The log as a table, newest first; below 700 px each entry is a block of its own. */
export function AccessTable({ entries, isLoading, showsSkeleton }: AccessTableProps) {
  const translate = useT();
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={translate('accessLog.title')}
      sx={{
        overflow: 'auto',
        maxHeight: tableMaxHeight,
        '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 },
        '& th, & td': {
          px: 3,
          py: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
          textAlign: 'left',
          verticalAlign: 'top',
        },
        '& th': {
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'var(--sunken)',
          color: 'text.secondary',
          fontSize: 12,
          fontWeight: 500,
          whiteSpace: 'nowrap',
        },
        '& td.when': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
        '& code': { fontSize: 12, overflowWrap: 'anywhere' },
        '& tbody tr:last-of-type td': { borderBottom: 0 },
        '@media (max-width: 699px)': {
          '& thead': { display: 'none' },
          '& tr': { display: 'block', borderBottom: '1px solid', borderColor: 'divider', py: 2 },
          '& td': { display: 'block', border: 0, py: 0 },
        },
      }}
    >
      <table aria-busy={isLoading}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {translate(`accessLog.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries
            ? entries.map((entry) => <AccessRow key={entry.id} entry={entry} />)
            : showsSkeleton && <TableSkeleton columns={COLUMNS.length} />}
        </tbody>
      </table>
    </Box>
  );
}

function AccessRow({ entry }: { entry: AccessEntry }) {
  const translate = useT();
  const zoned = useZonedTime();
  const { account, user_id, kind, reason, actor_name, http_method, path_route, repeats } = entry;
  const nothing = translate('screens.record.emptyValue');
  const whose =
    user_id === null && account !== '' ? translate('accessLog.unknown', { mark: account }) : account;
  return (
    <tr>
      <td className="when">{zoned(entry.at)}</td>
      <td>{whose || translate('accessLog.many')}</td>
      <td className="when">{entry.remote_address ?? nothing}</td>
      <td>{entry.device_label ?? nothing}</td>
      <td>
        <Box sx={{ fontWeight: 500 }}>{translate(`accessLog.kinds.${kind}`)}</Box>
        {path_route !== null && (
          <code>
            {http_method} {path_route}
          </code>
        )}
        {reason !== null && <div>{translate(`accessLog.reasons.${reason}`)}</div>}
        {actor_name !== null && <div>{translate('accessLog.by', { name: actor_name })}</div>}
        {repeats > 1 && (
          <Box sx={{ color: 'text.secondary' }}>
            {translate('accessLog.repeats', { smart_count: repeats })}
          </Box>
        )}
      </td>
    </tr>
  );
}
