import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { HttpError } from '../../providers/http';
import { errorText } from '../errorText';

interface ForceDialogProps {
  question: 'forceChange' | 'continueOvertime';
  error: HttpError;
  onForce: () => void;
  onBack: () => void;
}

/** "Force change?" and "Continue?" (spec §4): says what stands against it, and asks. */
export function ForceDialog({ question, error, onForce, onBack }: ForceDialogProps) {
  const translate = useTranslate();
  const isOvertime = question === 'continueOvertime';
  // The server names the facts: which stop, how many metres, how many minutes.
  const facts = Object.values(error.errors).map(({ message, args }) =>
    translate(message, { ...args, smart_count: args?.count ?? 1 }),
  );
  return (
    <Dialog open onClose={onBack} maxWidth="xs" fullWidth aria-labelledby="force-title" role="alertdialog">
      <DialogTitle id="force-title">
        {translate(isOvertime ? 'dispatch.force.overtimeTitle' : 'dispatch.force.title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText color="textPrimary">
          {facts.length > 0 ? facts.join('. ') : errorText(error, translate)}
        </DialogContentText>
        <DialogContentText>{translate('dispatch.force.note')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack} autoFocus>
          {translate('dispatch.force.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onForce}>
          {translate(isOvertime ? 'dispatch.force.continue' : 'dispatch.force.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
