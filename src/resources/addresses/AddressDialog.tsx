import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { SIZES } from '../../ui/theme/tokens';
import { Dialog } from '../../ui/unsaved/Dialog';
import { AddressForm, type AddressFormProps } from './AddressForm';

interface AddressDialogProps extends Omit<AddressFormProps, 'frame' | 'onSaving'> {
  title: string;
  /** What will happen to whom. */
  purpose: string;
}

/** The address form in a dialog, which cannot be closed while it saves (spec §2, Modals). */
export function AddressDialog({ title, purpose, ...form }: AddressDialogProps) {
  const titleId = useId();
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Dialog
      open
      fullWidth
      onClose={(_, reason) => {
        // A click beside it is no wish to lose what was typed.
        if (!isSaving && reason === 'escapeKeyDown') form.onCancel();
      }}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.large } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <AddressForm
        {...form}
        onSaving={setIsSaving}
        frame={(fields, buttons) => (
          <>
            <DialogContent>
              <DialogContentText sx={{ mb: 4 }}>{purpose}</DialogContentText>
              {fields}
            </DialogContent>
            <DialogActions>{buttons}</DialogActions>
          </>
        )}
      />
    </Dialog>
  );
}
