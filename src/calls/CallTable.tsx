import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { CallEntry } from '../contract/calls/callLog';
import { callTime } from '../domain/calls/callState';
import { useT } from '../i18n/useT';
import type { LogRows } from '../ui/log/LogPage';
import { LogTable } from '../ui/log/LogTable';
import { PhoneLink } from '../ui/PhoneLink';
import { useZonedTime } from '../ui/useZonedTime';
import { CallNote } from '../ui/calls/CallNote';
import { OutcomeTag } from '../ui/calls/OutcomeTag';
import { placeOf } from './partyPlace';

const COLUMNS = ['when', 'who', 'people', 'outcome', 'length', 'note'] as const;

/** Calls as a table, newest first. */
export function CallTable({ log }: { log: LogRows<CallEntry> }) {
  const translate = useT();
  return (
    <LogTable
      label={translate('pages.calls')}
      columns={COLUMNS.map((column) => translate(`calls.log.${column}`))}
      log={log}
      row={(entry) => <CallRow key={entry.id} entry={entry} />}
    />
  );
}

function CallRow({ entry }: { entry: CallEntry }) {
  const translate = useT();
  const zoned = useZonedTime();
  const nothing = translate('screens.record.emptyValue');
  const place = placeOf({ ...entry, kind: entry.party, name: entry.party_name });
  const facts = [
    translate(`calls.parties.${entry.party}`),
    translate(entry.direction === 'in' ? 'calls.log.in' : 'calls.log.out'),
    entry.order_number,
  ];
  return (
    <tr>
      <td className="when">{zoned(entry.created_at)}</td>
      <td>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {place ? (
            <MuiLink component={Link} to={place}>
              {entry.party_name}
            </MuiLink>
          ) : (
            entry.party_name
          )}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
        {entry.phone_number && <PhoneLink phone={entry.phone_number} sx={{ lineHeight: '24px' }} />}
      </td>
      <td>{entry.people.join(', ') || nothing}</td>
      <td>
        <OutcomeTag {...entry} />
      </td>
      <td className="when">{entry.seconds === null ? nothing : callTime(entry.seconds)}</td>
      <td>
        <CallNote call={entry} />
      </td>
    </tr>
  );
}
