import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useT } from '../../i18n/useT';
import { Dialog } from '../unsaved/Dialog';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { removePicture, type PictureApi } from './pictureCalls';

interface RemovePictureDialogProps {
  api: PictureApi;
  id: number;
  name: string;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a picture is removed, with the name of its subject. */
export function RemovePictureDialog({ api, id, name, onRemoved, onClose }: RemovePictureDialogProps) {
  const translate = useT();
  const title = useId();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    setIsRemoving(true);
    try {
      await removePicture(api, id);
      await onRemoved();
      showMessage({ kind: 'success', key: 'pictures.removed', text: translate('pictures.removed') });
      onClose();
    } catch (error) {
      // The call has shown the error; the dialog stays open for another attempt.
      if (!(error instanceof HttpError)) throw error;
      setIsRemoving(false);
    }
  };
  return (
    <Dialog open maxWidth="xs" aria-labelledby={title} onClose={isRemoving ? undefined : onClose}>
      <DialogTitle id={title}>{translate('pictures.removeDialog.title')}</DialogTitle>
      <DialogContent>{translate('pictures.removeDialog.text', { name })}</DialogContent>
      <DialogActions>
        <Button color="error" loading={isRemoving} onClick={() => void remove()}>
          {translate('pictures.removeDialog.confirm')}
        </Button>
        <Button variant="contained" autoFocus disabled={isRemoving} onClick={onClose}>
          {translate('pictures.removeDialog.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
