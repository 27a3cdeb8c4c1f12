import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { replayCallCall } from '../contract/webhooks/calls';
import { PERMISSIONS } from '../domain/access/permissions';
import type { WebhookCallDetail } from '../domain/webhooks/webhookView';
import { useT, useTranslateAny } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { copyText } from '../providers/copyText';
import { HttpError } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import { useAllowed } from '../providers/usePermissions';
import { Fact } from '../ui/Fact';
import { Dialog } from '../ui/unsaved/Dialog';
import { useMessageOf } from '../ui/useMessageOf';
import { useZonedTime } from '../ui/useZonedTime';
import { useAnswerWords } from './useAnswerWords';
import { useCall } from './useWebhooks';

/** One call: what it says, every try of it, and sending it again. */
export function CallDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const client = useQueryClient();
  const titleId = useId();
  const mayReplay = useAllowed(PERMISSIONS.webhooks.replay);
  const [isSending, setIsSending] = useState(false);
  const { data, isError } = useCall(id);
  const replay = async () => {
    setIsSending(true);
    try {
      await readApi(replayCallCall, { params: { id } });
      showMessage({ kind: 'success', text: translate('webhooks.calls.replayed') });
      await client.invalidateQueries({ queryKey: ['webhooks'] });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      showMessage({ kind: 'error', text: messageOf(error) });
    }
    setIsSending(false);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {data ? translate(`webhooks.events.${data.event}`) : translate('webhooks.calls.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isError && <Alert severity="error">{translate('webhooks.calls.failed')}</Alert>}
        {!data && !isError && <Skeleton variant="rounded" height={200} />}
        {data && <Detail call={data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('webhooks.calls.close')}</Button>
        {data && (
          <Button onClick={() => void copyText(data.body, translateAny)}>
            {translate('webhooks.calls.copy')}
          </Button>
        )}
        {data && mayReplay && (
          <Button variant="contained" loading={isSending} onClick={() => void replay()}>
            {translate('webhooks.calls.again')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Detail({ call }: { call: WebhookCallDetail }) {
  const translate = useT();
  const zoned = useZonedTime();
  const answerWords = useAnswerWords();
  const { event } = call;
  return (
    <>
      <Fact label={translate('webhooks.calls.id')}>{call.message_id}</Fact>
      <Box>
        <Typography variant="h3">{translate('webhooks.calls.content')}</Typography>
        <Box
          component="pre"
          tabIndex={0}
          aria-label={translate('webhooks.calls.content')}
          sx={(theme) => ({
            my: 2,
            p: 3,
            overflow: 'auto',
            maxHeight: 320,
            fontSize: 12,
            borderRadius: '8px',
            bgcolor: theme.tokens.sunken,
          })}
        >
          {JSON.stringify(JSON.parse(call.body), null, 2)}
        </Box>
        {(event === 'delivered' || event === 'failed') && (
          <Typography color="text.secondary">{translate('webhooks.calls.proofNote')}</Typography>
        )}
      </Box>
      <Box>
        <Typography variant="h3">{translate('webhooks.calls.allTries')}</Typography>
        {call.tries.length === 0 && (
          <Typography color="text.secondary">{translate('webhooks.calls.noAnswer')}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
          {call.tries.map((tried) => (
            <Box component="li" key={tried.id} className="tabular">
              {zoned(tried.attempted_at)} · {answerWords(tried)} ·{' '}
              {translate('webhooks.calls.ms', { ms: tried.duration })}
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}
