import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import type { SentMessage } from '../../contract/messages/messages';
import { formatRate } from '../../domain/money/money';
import { PERMISSIONS } from '../../domain/access/permissions';
import { canSendAgain, hasNotLeft } from '../../domain/messages/messageState';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { STOP_IN_ADDRESS } from '../../ui/routes/boardAddress';
import { stackedTable } from '../../ui/stackedTable';
import { useZonedTime } from '../../ui/useZonedTime';
import { MessageStateCell } from '../../resources/sentMessages/MessageStateCell';

const COLUMNS = ['message', 'to', 'state', 'sent', 'cost', 'by'] as const;

interface MessageTableProps {
  rows: readonly SentMessage[];
  onOpen: (id: number) => void;
  onRetry: (id: number) => void;
  onStop: (id: number) => void;
}

/** Sent messages: what about, to whom, by which way, and what became of them. */
export function MessageTable({ rows, onOpen, onRetry, onStop }: MessageTableProps) {
  const translate = useT();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('pages.outbox')}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`outbox.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              onOpen={onOpen}
              onRetry={onRetry}
              onStop={onStop}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function MessageRow({
  message,
  onOpen,
  onRetry,
  onStop,
}: Omit<MessageTableProps, 'rows'> & { message: SentMessage }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const timeOf = useZonedTime();
  const mayOpen = useAllowed(PERMISSIONS.messages.read);
  const mayRetry = useAllowed(PERMISSIONS.messages.retry);
  const mayStop = useAllowed(PERMISSIONS.messages.stop);
  const { id, event, template, recipient, channel, state, units, cost } = message;
  const subject = event
    ? translateAny(`recipientMessages.events.${event}`, { _: event })
    : translateAny(`outbox.templates.${template}`, { _: template });
  const to = recipient || translate('outbox.noWay');
  return (
    <TableRow hover sx={{ verticalAlign: 'top' }}>
      <TableCell>
        {mayOpen ? (
          <Button
            size="small"
            onClick={() => onOpen(id)}
            aria-label={translate('outbox.open', { subject, to })}
            sx={{ marginInlineStart: -2, textAlign: 'start' }}
          >
            {subject}
          </Button>
        ) : (
          subject
        )}
        <StopLink message={message} />
      </TableCell>
      <TableCell>
        {to}
        {recipient !== '' && (
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {translate(`outbox.channels.${channel}`)}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <MessageStateCell message={message} />
        {mayRetry && canSendAgain(state) && recipient !== '' && message.reason !== 'consent' && (
          <Button size="small" onClick={() => onRetry(id)}>
            {translate('outbox.tryAgain')}
          </Button>
        )}
        {mayStop && hasNotLeft(state) && (
          <Button size="small" onClick={() => onStop(id)}>
            {translate('outbox.stop')}
          </Button>
        )}
      </TableCell>
      <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
        {timeOf(message.created_at)}
      </TableCell>
      <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
        {cost !== null && Number(cost) > 0 && formatRate(cost)}
        {channel === 'sms' && cost !== null && (
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {translate('outbox.segments', { smart_count: units })}
          </Typography>
        )}
      </TableCell>
      <TableCell>{message.created_by_name || translate('outbox.nobody')}</TableCell>
    </TableRow>
  );
}

/** To the delivery on its day's board. */
function StopLink({ message: { delivery_event_id, delivery_date } }: { message: SentMessage }) {
  const translate = useT();
  const mayLook = useAllowed(PERMISSIONS.dispatch.list);
  if (!mayLook || delivery_event_id === null || delivery_date === null) return null;
  const query = new URLSearchParams({ date: delivery_date, [STOP_IN_ADDRESS]: String(delivery_event_id) });
  return (
    <Link
      component={RouterLink}
      to={`/dispatch?${query}`}
      variant="caption"
      sx={{ display: 'block', lineHeight: '24px' }}
    >
      {translate('outbox.openStop')}
    </Link>
  );
}
