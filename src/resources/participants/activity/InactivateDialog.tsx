import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { inactivateCall } from '../../../contract/participants/activity';
import { ERROR_CODE } from '../../../domain/wire/errorCodes';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import { Dialog } from '../../../ui/unsaved/Dialog';
import { FieldFrame } from '../../../ui/FieldFrame';
import { recordTitle, resourceOf } from '../../../ui/resourceOf';
import { useMessageOf } from '../../../ui/useMessageOf';
import { useActivity, type ActivityDialogProps } from './useActivity';

/** Says what stops for whom, asks why, and shows open deliveries before it lets them stay. */
export function InactivateDialog({ record, onClose }: ActivityDialogProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  const id = useId();
  const [reason, setReason] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const save = useActivity(record, inactivateCall, 'participants.activity.inactivated', onClose);
  const word = (key: KeyUnder<'participants.activity'>, args?: Record<string, unknown>) =>
    translate(`participants.activity.${key}`, args);
  const isMissing = wasAsked && reason.trim() === '';
  const hasOpen = save.error?.statusCode === ERROR_CODE.openDeliveries;
  const submit = () => {
    setWasAsked(true);
    if (reason.trim() !== '')
      save.mutate({ reason: reason.trim(), ...(hasOpen ? { keep_deliveries: true } : {}) });
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      // A dialog cannot be closed while it saves (spec §2, Modals).
      onClose={save.isPending ? undefined : onClose}
    >
      <DialogTitle id={id}>{word('inactivateTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <span>{word('inactivateSentence', { name: recordTitle(resourceOf('participants'), record) })}</span>
        {save.error && (
          <Alert severity={hasOpen ? 'warning' : 'error'}>
            {hasOpen
              ? word(save.error.args.count === 1 ? 'openOne' : 'open', { count: save.error.args.count })
              : messageOf(save.error)}
          </Alert>
        )}
        <FieldFrame label={word('reason')} required problem={isMissing && translate('validation.required')}>
          {({ id: control, describedBy }) => (
            <OutlinedInput
              id={control}
              fullWidth
              multiline
              autoFocus
              minRows={2}
              size="small"
              value={reason}
              disabled={save.isPending}
              error={isMissing}
              slotProps={{
                input: {
                  maxLength: 200,
                  'aria-required': true,
                  'aria-invalid': isMissing || undefined,
                  'aria-describedby': describedBy,
                },
              }}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FieldFrame>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={save.isPending} onClick={onClose}>
          {word('keepActive')}
        </Button>
        <Button variant="contained" color="error" loading={save.isPending} onClick={submit}>
          {word(hasOpen ? 'inactivateAnyway' : 'inactivate')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
