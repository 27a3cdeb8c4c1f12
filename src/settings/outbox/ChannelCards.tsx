import ConnectedIcon from '@mui/icons-material/CheckOutlined';
import KeptIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ChannelState } from '../../contract/messages/messages';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { MessageChannel } from '../../domain/messages/channels';
import { errorWord } from '../../domain/messages/errorWords';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { LoadFailed } from '../../ui/LoadFailed';
import { ToneTag } from '../../ui/ToneTag';
import { useZonedTime } from '../../ui/useZonedTime';
import { TestChannelDialog } from './TestChannelDialog';
import { useChannels } from './useMessages';

/** The ways of messages: whether a service is connected, when it last worked, and a test. */
export function ChannelCards() {
  const translate = useT();
  const id = useId();
  const { data, isError, refetch } = useChannels();
  const mayTest = useAllowed(PERMISSIONS.messages.test);
  const [tested, setTested] = useState<MessageChannel | null>(null);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Typography id={id} variant="h2">
          {translate('outbox.ways.title')}
        </Typography>
        <Typography color="text.secondary">{translate('outbox.ways.purpose')}</Typography>
      </Box>
      {isError && <LoadFailed onRetry={() => void refetch()}>{translate('outbox.ways.failed')}</LoadFailed>}
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {data?.map((channel) => (
          <ChannelCard
            key={channel.channel}
            state={channel}
            onTest={mayTest ? () => setTested(channel.channel) : null}
          />
        ))}
      </Box>
      {tested && <TestChannelDialog channel={tested} onClose={() => setTested(null)} />}
    </Box>
  );
}

function ChannelCard({ state, onTest }: { state: ChannelState; onTest: (() => void) | null }) {
  const translate = useT();
  const timeOf = useZonedTime();
  const { channel, is_connected, per_second, last_success_at, last_failure_at, last_error, waiting } = state;
  const name = translate(`outbox.channels.${channel}`);
  const lines = [
    is_connected ? translate('outbox.ways.rate', { count: per_second }) : translate('outbox.ways.kept'),
    last_success_at
      ? translate('outbox.ways.lastSuccess', { at: timeOf(last_success_at) })
      : translate('outbox.ways.never'),
    last_failure_at &&
      `${translate('outbox.ways.lastFailure', { at: timeOf(last_failure_at) })}. ${
        last_error ? translate(`outbox.errors.${errorWord(last_error)}`, { error: last_error }) : ''
      }`,
    waiting > 0 && translate('outbox.ways.waiting', { smart_count: waiting }),
  ].filter((line): line is string => typeof line === 'string');
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        p: 4,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <ToneTag
          tone={is_connected ? 'green' : 'neutral'}
          icon={is_connected ? ConnectedIcon : KeptIcon}
          word={translate(is_connected ? 'outbox.ways.connected' : 'outbox.ways.notConnected')}
        />
      </Box>
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
      {onTest && (
        <Button size="small" onClick={onTest} sx={{ marginInlineStart: -2, mt: 1 }}>
          {translate('outbox.ways.test')}
        </Button>
      )}
    </Box>
  );
}
