import { useT, useTranslateAny } from '../i18n/useT';
import type { LogRows } from '../ui/log/LogPage';
import { LogTable } from '../ui/log/LogTable';
import { useZonedTime } from '../ui/useZonedTime';
import type { ActivityEntry } from '../contract/logs/activity';
import { FieldChanges } from './FieldChanges';
import { actionWord, resourceWord } from './logWords';
import { LookDetails } from './LookDetails';
import { RecordName } from './RecordName';

const READS: ReadonlySet<string> = new Set(['read', 'search', 'export']);

interface ActivityTableProps {
  log: LogRows<ActivityEntry>;
  /** The log has one kind of record: rows do not repeat it. */
  hasOneResource: boolean;
  /** The log has one record: its name is in the title. */
  hasOneRecord: boolean;
}

export function ActivityTable({ log, hasOneResource, hasOneRecord }: ActivityTableProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const columns = ['at', 'who', 'from', 'action', ...(hasOneRecord ? [] : ['record']), 'changes'];
  return (
    <LogTable
      label={translate('changeLog.title')}
      columns={columns.map((column) => translateAny(`changeLog.columns.${column}`))}
      log={log}
      row={(entry) => (
        <EntryRow key={entry.id} entry={entry} hasOneResource={hasOneResource} hasOneRecord={hasOneRecord} />
      )}
      cells={{
        '& td.who, & td.action': { whiteSpace: 'nowrap' },
        '& td.changes': { width: '40%', minWidth: 280 },
      }}
      narrowCells={{
        '& td.changes': { width: 'auto', minWidth: 0, pt: 1 },
        '& td.action': { fontWeight: 500 },
      }}
    />
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
  // A view entry has no record of its own: it contains the id of the opened one.
  const opened = READS.has(entry.action) ? changes.id?.to : null;
  const record_id = entry.record_id ?? (typeof opened === 'number' ? opened : null);
  return (
    <tr>
      <td className="when">{zoned(entry.at)}</td>
      <td className="who">{entry.user_id === null ? translate('changeLog.somebody') : entry.user_name}</td>
      <td className="when">{entry.remote_address ?? translate('screens.record.emptyValue')}</td>
      <td className="action">
        {actionWord(entry.action, translate)}
        {/* A patient can also be viewed through a delivery. */}
        {hasOneRecord && READS.has(entry.action) && ` · ${resourceWord(resource, translate)}`}
      </td>
      {!hasOneRecord && (
        <td>
          {(!hasOneResource || record_id === null) && <div>{resourceWord(resource, translate)}</div>}
          {record_id !== null && <RecordName resource={resource} id={record_id} runNames={entry.run_names} />}
        </td>
      )}
      <td className="changes">
        {READS.has(entry.action) ? <LookDetails entry={entry} /> : <FieldChanges entry={entry} />}
      </td>
    </tr>
  );
}
