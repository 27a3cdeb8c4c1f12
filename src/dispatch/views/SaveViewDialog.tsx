import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import { isSameName, MAX_VIEW_NAME, MAX_VIEWS, type SavedView } from '../../board/views/savedViews';

interface SaveViewDialogProps {
  views: readonly SavedView[];
  onSave: (name: string, isDefault: boolean) => void;
  onClose: () => void;
}

/** Saves the current filters as a view; a view of the same name is replaced. */
export function SaveViewDialog({ views, onSave, onClose }: SaveViewDialogProps) {
  const translate = useT();
  const [name, setName] = useState('');
  const [isDefault, setIsDefault] = useState(false);
  const isTaken = views.some((view) => isSameName(view.name, name));
  const isFull = views.length >= MAX_VIEWS && !isTaken;
  const isBlocked = name.trim() === '' || isFull;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="save-view-title">
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          if (isBlocked) return;
          onSave(name, isDefault);
          onClose();
        }}
      >
        <DialogTitle id="save-view-title">{translate('views.saveTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <DialogContentText>{translate('views.saveSentence')}</DialogContentText>
          <TextField
            autoFocus
            required
            label={translate('views.name')}
            value={name}
            error={isFull}
            helperText={
              isFull
                ? translate('views.full', { count: MAX_VIEWS })
                : isTaken
                  ? translate('views.replaces')
                  : undefined
            }
            slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME } }}
            onChange={(change) => setName(change.target.value)}
          />
          <FormControlLabel
            control={<Checkbox checked={isDefault} onChange={(_, checked) => setIsDefault(checked)} />}
            label={translate('views.makeDefault')}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {translate('views.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBlocked}>
            {translate(isTaken ? 'views.replace' : 'views.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
