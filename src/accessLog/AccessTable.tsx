import Box from '@mui/material/Box';
import type { AccessEntry } from '../domain/access/accessLog';
import { useT } from '../i18n/useT';
import type { LogRows } from '../ui/log/LogPage';
import { LogTable } from '../ui/log/LogTable';
import { useZonedTime } from '../ui/useZonedTime';

const COLUMNS = ['at', 'account', 'from', 'device', 'what'] as const;

export function AccessTable({ log }: { log: LogRows<AccessEntry> }) {
  const translate = useT();
  return (
    <LogTable
      label={translate('accessLog.title')}
      columns={COLUMNS.map((column) => translate(`accessLog.columns.${column}`))}
      log={log}
      row={(entry) => <AccessRow key={entry.id} entry={entry} />}
      cells={{ '& code': { fontSize: 12, overflowWrap: 'anywhere' } }}
    />
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
