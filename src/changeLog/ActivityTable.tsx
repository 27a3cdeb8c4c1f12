import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useT, useTranslateAny } from '../i18n/useT';
import { TableSkeleton } from '../ui/table/TableSkeleton';
import { tableMaxHeight } from '../ui/table/tableStyle';
import { useScrollEnd, type Rows } from '../ui/table/useScrollEnd';
import { useZonedTime } from '../ui/useZonedTime';
import type { ActivityEntry } from './activity';
import { FieldChanges } from './FieldChanges';
import { actionWord, resourceWord } from './logWords';
import { LookDetails } from './LookDetails';
import { RecordName } from './RecordName';

const READS: ReadonlySet<string> = new Set(['read', 'search', 'export']);

interface ActivityTableProps {
  label: string;
  entries: readonly ActivityEntry[] | undefined;
  scroll: Rows;
  /** One kind of record only: its word need not stand in each row. */
  hasOneResource: boolean;
  /** One record only: its name stands in the title. */
  hasOneRecord: boolean;
}

/** The log as a table, newest first; below 700 px each entry is a block of its own. */
export function ActivityTable({ label, entries, scroll, hasOneResource, hasOneRecord }: ActivityTableProps) {
  const translateAny = useTranslateAny();
  const container = useRef<HTMLDivElement>(null);
  useScrollEnd(container, scroll);
  const columns = ['at', 'who', 'from', 'action', ...(hasOneRecord ? [] : ['record']), 'changes'];
  return (
    <Box
      ref={container}
      tabIndex={0}
      role="region"
      aria-label={label}
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
        '& td.who': { minWidth: 120 },
        '& td.changes': { width: '50%', minWidth: 280 },
        '& tbody tr:last-of-type td': { borderBottom: 0 },
        '& tbody tr:hover': { bgcolor: 'var(--sunken)' },
        '@media (max-width: 699px)': {
          '& thead': { display: 'none' },
          '& tr': { display: 'block', borderBottom: '1px solid', borderColor: 'divider', py: 2 },
          '& td': { display: 'block', border: 0, py: 0 },
          '& td.changes': { width: 'auto', minWidth: 0, pt: 1 },
          '& td.action': { fontWeight: 500 },
        },
      }}
    >
      <table aria-busy={scroll.isLoading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {translateAny(`changeLog.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries
            ? entries.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  hasOneResource={hasOneResource}
                  hasOneRecord={hasOneRecord}
                />
              ))
            : scroll.showsSkeleton && <TableSkeleton columns={columns.length} />}
        </tbody>
      </table>
    </Box>
  );
}

interface EntryRowProps {
  entry: ActivityEntry;
  hasOneResource: boolean;
  hasOneRecord: boolean;
}

function EntryRow({ entry, hasOneResource, hasOneRecord }: EntryRowProps) {
  const translate = useT();
  const zoned = useZonedTime();
  const { resource, changes } = entry;
  // A look has no record of its own: it names the one that was opened.
  const opened = READS.has(entry.action) ? changes.id?.to : null;
  const record_id = entry.record_id ?? (typeof opened === 'number' ? opened : null);
  return (
    <tr>
      <td className="when">{zoned(entry.at)}</td>
      <td className="who">{entry.user_id === null ? translate('changeLog.somebody') : entry.user_name}</td>
      <td className="when">{entry.remote_address ?? translate('screens.record.emptyValue')}</td>
      <td className="action">
        {actionWord(entry.action, translate)}
        {/* A patient is also looked at through a delivery. */}
        {hasOneRecord && READS.has(entry.action) && ` · ${resourceWord(resource, translate)}`}
      </td>
      {!hasOneRecord && (
        <td>
          {(!hasOneResource || record_id === null) && <div>{resourceWord(resource, translate)}</div>}
          {record_id !== null && <RecordName resource={resource} id={record_id} />}
        </td>
      )}
      <td className="changes">
        {READS.has(entry.action) ? <LookDetails entry={entry} /> : <FieldChanges entry={entry} />}
      </td>
    </tr>
  );
}
