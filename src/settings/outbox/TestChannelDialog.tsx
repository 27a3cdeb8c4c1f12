import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { testChannelCall } from '../../contract/messages/messages';
import type { MessageChannel } from '../../domain/messages/channels';
import { useT, useTranslateAny } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { CommandDialog } from '../../ui/CommandDialog';

interface TestChannelDialogProps {
  channel: MessageChannel;
  onClose: () => void;
}

/** A message to oneself, to see whether the way works. */
export function TestChannelDialog({ channel, onClose }: TestChannelDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const notify = useNotify();
  const client = useQueryClient();
  const [to, setTo] = useState('');
  return (
    <CommandDialog
      title={translate('outbox.ways.testTitle', { channel: translate(`outbox.channels.${channel}`) })}
      verb={translate('outbox.ways.send')}
      keep={translate('outbox.ways.keep')}
      isBlocked={to.trim() === ''}
      onRun={async () => {
        await readApi(testChannelCall, { params: { channel }, body: { to } });
        notify(translate('outbox.ways.sent'), { type: 'success' });
        await client.invalidateQueries({ queryKey: ['messages'] });
        onClose();
      }}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>{translate('outbox.ways.testSentence')}</span>
          <TextField
            size="small"
            autoFocus
            required
            type={channel === 'email' ? 'email' : 'tel'}
            label={translate(channel === 'email' ? 'outbox.ways.email' : 'outbox.ways.phone')}
            value={to}
            disabled={isRunning}
            error={problems.to !== undefined}
            helperText={problems.to && translateAny(problems.to.message, problems.to.args)}
            onChange={({ target }) => setTo(target.value)}
          />
        </>
      )}
    </CommandDialog>
  );
}
