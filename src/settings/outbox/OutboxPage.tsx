import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MESSAGE_STATES } from '../../domain/messages/messageState';
import { useT, useTranslateAny } from '../../i18n/useT';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { readSession } from '../../providers/session';
import { useMessageOf } from '../../ui/useMessageOf';
import { LoadFailed } from '../../ui/LoadFailed';
import { ChannelCards } from './ChannelCards';
import { MessageDialog } from './MessageDialog';
import { MessageFilters } from './MessageFilters';
import { MessageTable } from './MessageTable';
import { retryMessage, stopMessage, useMessages, type MessageFilter } from './useMessages';

/** In the query of the address: what is shown alone. */
const IN_ADDRESS = { message: 'message', delivery: 'delivery', state: 'state' } as const;

function filterOf(address: URLSearchParams): MessageFilter {
  const asked = address.get(IN_ADDRESS.state);
  return {
    id: Number(address.get(IN_ADDRESS.message)) || null,
    delivery_event_id: Number(address.get(IN_ADDRESS.delivery)) || null,
    state: MESSAGE_STATES.find((state) => state === asked) ?? null,
    channel: null,
    event: null,
  };
}

/** `/outbox`: messages to people. In a demo without services they are read here. */
export default function OutboxPage() {
  const [address] = useSearchParams();
  // A notification that is clicked here shows its own message.
  return <Outbox key={address.toString()} asked={filterOf(address)} />;
}

function Outbox({ asked }: { asked: MessageFilter }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const [filter, setFilter] = useState(asked);
  const [pages, setPages] = useState(1);
  const [opened, setOpened] = useState<number | null>(null);
  const { data, isPending, isError, refetch } = useMessages(filter, pages);
  const isKept = data?.rows.some((message) => message.state === 'kept') ?? false;
  const isFiltered = Object.values(filter).some((value) => value !== null);
  // The channels are the whole operation's.
  const isOfOperation = !readSession()?.auth?.is_cdp;

  const act = async (work: (id: number) => Promise<void>, id: number, done: 'again' | 'stopped') => {
    try {
      await work(id);
      showMessage({ kind: 'success', key: `outbox.${done}`, text: translate(`outbox.${done}`) });
    } catch (error) {
      const reason = error instanceof HttpError ? error.args.reason : undefined;
      const text =
        typeof reason === 'string'
          ? translateAny(`outbox.refusals.${reason}`, { _: messageOf(error) })
          : messageOf(error);
      showMessage({ kind: 'error', key: 'outbox.refusals', text });
    }
    await refetch();
  };

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('pages.outbox')}</Typography>
        <Typography color="text.secondary">{translate('outbox.lead')}</Typography>
      </Box>
      {/* Of one message, the channels are not the question. */}
      {isOfOperation && filter.id === null && <ChannelCards />}
      {isKept && <Alert severity="info">{translate('outbox.keptNote')}</Alert>}
      <MessageFilters
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          setPages(1);
        }}
      />
      <Typography color="text.secondary" role="status">
        {data && translate('outbox.count', { smart_count: data.total })}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={200} />}
      {isError && <LoadFailed onRetry={() => void refetch()}>{translate('outbox.failed')}</LoadFailed>}
      {data?.rows.length === 0 && (
        <Typography color="text.secondary">
          {translate(isFiltered ? 'outbox.noneOfState' : 'outbox.empty')}
        </Typography>
      )}
      {data && data.rows.length > 0 && (
        <Card>
          <MessageTable
            rows={data.rows}
            onOpen={setOpened}
            onRetry={(id) => void act(retryMessage, id, 'again')}
            onStop={(id) => void act(stopMessage, id, 'stopped')}
          />
        </Card>
      )}
      {data && data.rows.length < data.total && (
        <Button onClick={() => setPages(pages + 1)} sx={{ justifySelf: 'start' }}>
          {translate('outbox.more')}
        </Button>
      )}
      {opened !== null && <MessageDialog id={opened} onClose={() => setOpened(null)} />}
    </Box>
  );
}
