import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { Dialog } from '../ui/unsaved/Dialog';

interface ReportDialogProps {
  title: string;
  sentence: string;
  confirm: string;
  canSend: boolean;
  isSending: boolean;
  error: string | null;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Dialog of a report: what will be created, for which period, and one button. It cannot be closed while it
 * sends.
 */
export function ReportDialog(props: ReportDialogProps) {
  const { title, sentence, confirm, canSend, isSending, error, onSend, onClose, children } = props;
  const translate = useT();
  const id = useId();
  return (
    <Dialog
      open
      onClose={isSending ? undefined : onClose}
      fullWidth
      slotProps={{ paper: { sx: (theme) => ({ maxWidth: theme.sizes.modal.small }) } }}
      aria-labelledby={id}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend && !isSending) onSend();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={4}>
            <DialogContentText>{sentence}</DialogContentText>
            {error ? <Alert severity="error">{error}</Alert> : null}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose} disabled={isSending}>
            {translate('reports.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!canSend} loading={isSending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
