import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface RunConflictDialogProps {
  who: string | null;
  isSaving: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

/** Somebody saved the run first: one step is small enough to be decided whole. */
export function RunConflictDialog({ who, isSaving, onMine, onTheirs, onClose }: RunConflictDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id} onClose={isSaving ? undefined : onClose}>
      <DialogTitle id={id}>{translate('runs.conflict.title')}</DialogTitle>
      <DialogContent>
        {translate('runs.conflict.intro', { who: who ?? translate('runs.conflict.someone') })}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {translate('runs.conflict.back')}
        </Button>
        <Button color="secondary" disabled={isSaving} onClick={onTheirs}>
          {translate('runs.conflict.theirs')}
        </Button>
        <Button variant="contained" loading={isSaving} onClick={onMine}>
          {translate('runs.conflict.mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
