import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '../../ui/unsaved/Dialog';

interface ConfirmDialogProps {
  title: string;
  sentences: readonly string[];
  confirm: string;
  keep: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what will happen to which address, and asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, sentences, confirm, keep, isBusy, onConfirm, onClose } = props;
  const titleId = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      onClose={() => {
        if (!isBusy) onClose();
      }}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {sentences.map((sentence) => (
          <DialogContentText key={sentence}>{sentence}</DialogContentText>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="error" loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="contained" autoFocus disabled={isBusy} onClick={onClose}>
          {keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
