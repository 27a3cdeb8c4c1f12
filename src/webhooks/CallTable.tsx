import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { WebhookCall } from '../domain/webhooks/webhookView';
import { useT } from '../i18n/useT';
import { stackedTable } from '../ui/stackedTable';
import { ToneTag } from '../ui/ToneTag';
import { useZonedTime } from '../ui/useZonedTime';
import { CALL_LOOK } from './endpointState';
import { useAnswerWords } from './useAnswerWords';

const COLUMNS = ['event', 'delivery', 'state', 'answer', 'time', 'at'] as const;

/** Calls without a name: event, number of the delivery, and what came of it. */
export function CallTable({
  calls,
  onOpen,
}: {
  calls: readonly WebhookCall[];
  onOpen: (id: number) => void;
}) {
  const translate = useT();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('webhooks.calls.title')}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} align={column === 'time' ? 'right' : 'left'}>
                {translate(`webhooks.calls.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {calls.map((call) => (
            <CallRow key={call.id} call={call} onOpen={onOpen} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function CallRow({ call, onOpen }: { call: WebhookCall; onOpen: (id: number) => void }) {
  const translate = useT();
  const zoned = useZonedTime();
  const answerWords = useAnswerWords();
  const { id, event, delivery_event_id, state, attempts, duration, created_at, next_try_at } = call;
  const name = translate(`webhooks.events.${event}`);
  const notes = [
    ...(attempts > 1 ? [translate('webhooks.calls.tries', { smart_count: attempts })] : []),
    ...(state === 'waiting' && attempts > 0 && next_try_at !== null
      ? [translate('webhooks.calls.nextTry', { at: zoned(next_try_at) })]
      : []),
  ];
  return (
    <TableRow hover sx={{ '& td': { verticalAlign: 'top' } }}>
      <TableCell>
        <Link
          component="button"
          onClick={() => onOpen(id)}
          aria-label={translate('webhooks.calls.open', { event: name, at: zoned(created_at) })}
          sx={{ textAlign: 'start', lineHeight: '24px' }}
        >
          {name}
        </Link>
      </TableCell>
      <TableCell className="tabular">
        {delivery_event_id > 0 ? translate('webhooks.calls.delivery', { id: delivery_event_id }) : '–'}
      </TableCell>
      <TableCell>
        <ToneTag {...CALL_LOOK[state]} word={translate(`webhooks.calls.states.${state}`)} isSmall />
        {notes.length > 0 && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{notes.join(', ')}</Box>}
      </TableCell>
      <TableCell>{answerWords(call)}</TableCell>
      <TableCell className="tabular" align="right" sx={{ whiteSpace: 'nowrap' }}>
        {duration === null ? '–' : translate('webhooks.calls.ms', { ms: duration })}
      </TableCell>
      <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
        {zoned(created_at)}
      </TableCell>
    </TableRow>
  );
}
