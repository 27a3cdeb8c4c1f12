import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { toggleActiveCall } from '../../../contract/participants/activity';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import { Dialog } from '../../../ui/unsaved/Dialog';
import { recordTitle, resourceOf } from '../../../ui/resourceOf';
import { useMessageOf } from '../../../ui/useMessageOf';
import { useActivity, type ActivityDialogProps } from './useActivity';

/** Says that deliveries begin again, and to whom. */
export function ActivateDialog({ record, onClose }: ActivityDialogProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  const id = useId();
  const save = useActivity(record, toggleActiveCall, 'participants.activity.activated', onClose);
  const word = (key: KeyUnder<'participants.activity'>, args?: Record<string, unknown>) =>
    translate(`participants.activity.${key}`, args);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={save.isPending ? undefined : onClose}>
      <DialogTitle id={id}>{word('activateTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <span>{word('activateSentence', { name: recordTitle(resourceOf('participants'), record) })}</span>
        {save.error && <Alert severity="error">{messageOf(save.error)}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={save.isPending} onClick={onClose}>
          {word('keepInactive')}
        </Button>
        <Button variant="contained" autoFocus loading={save.isPending} onClick={() => save.mutate({})}>
          {word('activate')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
