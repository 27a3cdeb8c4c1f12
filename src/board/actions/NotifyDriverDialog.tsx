import { Alert, List, ListItem, ListItemText, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fromWire } from '../../domain/time/dates';
import { NOTICE_MAX } from '../../domain/runs/driverNotice';
import { isBlank } from '../../domain/wire/problem';
import { useT } from '../../i18n/useT';
import { HttpError } from '../../providers/http';
import { useRepeatKey } from '../../providers/useRepeatKey';
import type { CommandState } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import type { RunDialogProps } from './runAction';
import { noticesCall, sendNoticeCall } from '../../contract/board/notices';
import { readApi } from '../../providers/callApi';
import { formatTimeOnDay } from '../../providers/measures';

/** How often the delivery and read status is fetched while the dialog is open. Milliseconds. */
const REFRESH_MS = 5_000;

/**
 * Sends a message to the driver's device and lists earlier ones. The dialog stays open to show when the
 * message arrives.
 */
export default function NotifyDriverDialog({ manifest, onClose }: RunDialogProps) {
  const translate = useT();
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [state, setState] = useState<CommandState>({ phase: 'ready' });
  const key = useRepeatKey();
  const params = { manifestId: manifest.id };
  const queryKey = ['driverNotices', manifest.id];
  const notices = useQuery({
    queryKey,
    queryFn: ({ signal }) => readApi(noticesCall, { params }, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const send = async () => {
    setIsMissing(isBlank(message));
    if (isBlank(message)) return;
    setState({ phase: 'saving' });
    const body = { message: message.trim() };
    try {
      await readApi(sendNoticeCall, { params, body }, { idempotencyKey: key.of(body) });
      key.answered();
      setMessage('');
      setState({ phase: 'ready' });
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.status !== 0) key.answered();
      setState({ phase: 'refused', error });
    }
  };
  const driver = manifest.employee ?? '';
  return (
    <ActionDialog
      title={translate('actions.notifyDriver.title', { driver })}
      sentence={translate('actions.notifyDriver.sentence', { driver })}
      width="small"
      verb={translate('actions.notifyDriver.verb')}
      keep={translate('actionParts.close')}
      command={{ state, force: () => undefined, reset: () => undefined }}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        label={translate('actions.notifyDriver.message')}
        value={message}
        required
        autoFocus
        multiline
        minRows={2}
        size="small"
        error={isMissing}
        helperText={isMissing ? translate('validation.required') : `${message.length} / ${NOTICE_MAX}`}
        slotProps={{ htmlInput: { maxLength: NOTICE_MAX } }}
        onChange={({ target }) => setMessage(target.value)}
      />
      {notices.isError ? <Alert severity="warning">{translate('actions.notifyDriver.failed')}</Alert> : null}
      {notices.data && notices.data.length > 0 ? (
        <div>
          <Typography variant="h3">{translate('actions.notifyDriver.before')}</Typography>
          <List dense disablePadding>
            {notices.data.map((notice) => (
              <ListItem key={notice.id} disableGutters>
                <ListItemText
                  primary={notice.text}
                  secondary={[
                    formatTimeOnDay(fromWire(notice.sent_at), manifest.time_zone, manifest.delivery_date),
                    notice.sent_by_name,
                    translate(`actions.notifyDriver.ways.${notice.way}`),
                    translate(`actions.notifyDriver.states.${notice.state}`),
                  ].join(' · ')}
                  sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
                />
              </ListItem>
            ))}
          </List>
        </div>
      ) : null}
    </ActionDialog>
  );
}
