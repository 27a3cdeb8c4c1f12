import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useT, useTranslateAny } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { LoadFailed } from '../../ui/LoadFailed';
import { MessageDialog } from './MessageDialog';
import { MESSAGE_STATES, type MessageState } from '../../domain/messages/messageState';
import { MessageTable } from './MessageTable';
import { retryMessage, useMessages } from './useMessages';

/** A failed call was shown already. */
function stay(): void {}

/** `/outbox`: messages to people. In a demo without a mail service their links are read here. */
export default function OutboxPage() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const word = (key: string, args = {}) => translateAny(`accountPages.outbox.${key}`, args);
  const [state, setState] = useState<MessageState | null>(null);
  const [pages, setPages] = useState(1);
  const [opened, setOpened] = useState<number | null>(null);
  const { data, isPending, isError, refetch } = useMessages(state, pages);
  const isKept = data?.rows.some((message) => message.state === 'kept') ?? false;

  const retry = async (id: number) => {
    await retryMessage(id);
    showMessage({ kind: 'success', key: 'accountPages.outbox.again', text: word('again') });
    await refetch();
  };

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box>
        <Typography variant="h1">{translate('pages.outbox')}</Typography>
        <Typography color="text.secondary">{word('lead')}</Typography>
      </Box>
      {isKept && <Alert severity="info">{word('keptNote')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={state ?? 'all'}
          aria-label={word('state')}
          onChange={(_event, value: MessageState | 'all' | null) => {
            if (value === null) return;
            setState(value === 'all' ? null : value);
            setPages(1);
          }}
          sx={{ flexWrap: 'wrap' }}
        >
          <ToggleButton value="all">{word('all')}</ToggleButton>
          {MESSAGE_STATES.map((each) => (
            <ToggleButton key={each} value={each}>
              {word(`states.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography color="text.secondary" role="status">
          {data && word('count', { smart_count: data.total })}
        </Typography>
      </Box>
      {isPending && <Skeleton variant="rounded" height={200} />}
      {isError && <LoadFailed onRetry={() => void refetch()}>{word('failed')}</LoadFailed>}
      {data?.rows.length === 0 && (
        <Typography color="text.secondary">{word(state ? 'noneOfState' : 'empty')}</Typography>
      )}
      {data && data.rows.length > 0 && (
        <Card>
          <MessageTable rows={data.rows} onOpen={setOpened} onRetry={(id) => void retry(id).catch(stay)} />
        </Card>
      )}
      {data && data.rows.length < data.total && (
        <Button onClick={() => setPages(pages + 1)} sx={{ justifySelf: 'start' }}>
          {word('more')}
        </Button>
      )}
      {opened !== null && <MessageDialog id={opened} onClose={() => setOpened(null)} />}
    </Box>
  );
}
