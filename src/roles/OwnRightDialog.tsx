import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '../i18n/useT';
import { Dialog } from '../ui/unsaved/Dialog';

interface OwnRightDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation before a user removes the permission to change roles from their own role. */
export function OwnRightDialog({ onConfirm, onClose }: OwnRightDialogProps) {
  const translate = useT();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="own-right-title">
      <DialogTitle id="own-right-title">{translate('roles.own.title')}</DialogTitle>
      <DialogContent>{translate('roles.own.text')}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={onConfirm}>
          {translate('roles.own.confirm')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('roles.own.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
