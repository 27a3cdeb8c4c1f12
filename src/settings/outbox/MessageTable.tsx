import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { isAllowed, permission } from '../../domain/access/access';
import { useT, useTranslateAny } from '../../i18n/useT';
import { stackedTable } from '../../ui/stackedTable';
import { ToneTag } from '../../ui/ToneTag';
import { readSession } from '../../providers/session';
import { useZonedTime } from '../../ui/useZonedTime';
import { MESSAGE_LOOKS } from './messageState';
import type { SentMessage } from '../../contract/messages/messages';

const OPEN = permission('GET', '/messages/:id');
const RETRY = permission('POST', '/messages/:id/retry');
const COLUMNS = ['message', 'to', 'state', 'sent', 'by'] as const;

interface MessageTableProps {
  rows: readonly SentMessage[];
  onOpen: (id: number) => void;
  onRetry: (id: number) => void;
}

/** Sent messages: recipient, time, and delivery status. */
export function MessageTable({ rows, onOpen, onRetry }: MessageTableProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const timeOf = useZonedTime();
  const session = readSession();
  const [mayOpen, mayRetry] = [OPEN, RETRY].map((pair) => session && isAllowed(pair, session.permissions));
  const word = (key: string, args = {}) => translateAny(`accountPages.outbox.${key}`, args);
  const subjectOf = ({ template }: SentMessage) => word(`templates.${template}`, { _: template });
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('pages.outbox')}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{word(column)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((message) => (
            <TableRow key={message.id} hover>
              <TableCell>
                {mayOpen ? (
                  <Button
                    size="small"
                    onClick={() => onOpen(message.id)}
                    aria-label={word('open', { subject: subjectOf(message), to: message.recipient })}
                    sx={{ marginInlineStart: -2, textAlign: 'start' }}
                  >
                    {subjectOf(message)}
                  </Button>
                ) : (
                  subjectOf(message)
                )}
              </TableCell>
              <TableCell>
                {message.recipient}
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {word(`channels.${message.channel}`)}
                </Typography>
              </TableCell>
              <TableCell>
                <ToneTag {...MESSAGE_LOOKS[message.state]} word={word(`states.${message.state}`)} />
                {message.error && (
                  <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                    {word('reason', { error: message.error, smart_count: message.attempts })}
                  </Typography>
                )}
                {message.state === 'failed' && mayRetry && (
                  <Button size="small" onClick={() => onRetry(message.id)}>
                    {word('tryAgain')}
                  </Button>
                )}
              </TableCell>
              <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                {timeOf(message.created_at)}
              </TableCell>
              <TableCell>{message.created_by_name || word('nobody')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
