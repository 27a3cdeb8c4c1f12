import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { SIZES } from '../ui/theme/tokens';
import { Dialog } from '../ui/unsaved/Dialog';

interface InboxDialogFrameProps {
  title: string;
  width: 'medium' | 'large';
  /** A dialog cannot be closed while it saves (spec §2, Modals). */
  isSaving: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the inbox, as wide as the specification has it. */
export function InboxDialogFrame({ title, width, isSaving, onClose, children }: InboxDialogFrameProps) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      aria-labelledby={id}
      onClose={isSaving ? undefined : onClose}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal[width] } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
