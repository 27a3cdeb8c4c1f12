import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  cancelEmailChangeCall,
  sendEmailChangeCall,
  type PendingEmail as PendingEmailView,
} from '../../contract/employees/account';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { useMessageOf } from '../../ui/useMessageOf';
import { useZonedTime } from '../../ui/useZonedTime';

interface PendingEmailProps {
  employeeId: number;
  pending: PendingEmailView;
  /** Whether this person may take it back or send it again. */
  mayAct: boolean;
}

/** The new e-mail of an account that waits to be confirmed there. */
export function PendingEmail({ employeeId, pending, mayAct }: PendingEmailProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  const zoned = useZonedTime();
  const client = useQueryClient();
  const [running, setRunning] = useState<'cancel' | 'send' | null>(null);
  const [error, setError] = useState<HttpError | null>(null);
  const args = { email: pending.email, at: zoned(pending.expires_at) };

  const run = async (action: 'cancel' | 'send') => {
    setRunning(action);
    setError(null);
    try {
      const call = action === 'cancel' ? cancelEmailChangeCall : sendEmailChangeCall;
      await readApi(call, { params: { id: employeeId } });
      const key = action === 'cancel' ? 'staff.pendingEmail.canceled' : 'staff.pendingEmail.sent';
      showMessage({ kind: 'success', key, args, text: translate(key, args) });
    } catch (cause) {
      if (!(cause instanceof HttpError)) throw cause;
      setError(cause);
    } finally {
      setRunning(null);
      await client.invalidateQueries({ queryKey: ['employees', 'account', employeeId] });
    }
  };
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Alert severity={pending.is_expired ? 'warning' : 'info'}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {translate(`staff.pendingEmail.${pending.is_expired ? 'expired' : 'waiting'}`, args)}
        </Box>
        {error && <Box sx={{ mt: 1, color: 'error.main' }}>{messageOf(error)}</Box>}
        {mayAct && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
            <Button
              size="small"
              variant="outlined"
              loading={running === 'send'}
              disabled={running !== null}
              onClick={() => void run('send')}
            >
              {translate('staff.pendingEmail.send')}
            </Button>
            <Button
              size="small"
              color="secondary"
              loading={running === 'cancel'}
              disabled={running !== null}
              onClick={() => void run('cancel')}
            >
              {translate('staff.pendingEmail.cancel')}
            </Button>
          </Box>
        )}
      </Alert>
    </Box>
  );
}
