import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  DialogActions,
  DialogContent,
  FormControlLabel,
  Radio,
  RadioGroup,
  DialogContentText,
  DialogTitle,
  IconButton,
  TextField,
} from '@mui/material';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import {
  isSameName,
  MAX_VIEW_NAME,
  renamed,
  withDefault,
  withoutView,
  type SavedView,
} from '../../board/views/savedViews';
import { useState } from 'react';
import styles from './manageViews.module.css';

interface ManageViewsDialogProps {
  views: readonly SavedView[];
  onChange: (views: readonly SavedView[]) => void;
  onClose: () => void;
}

const NO_DEFAULT = '';

/** Renames and deletes views and sets the default view; changes are stored on save. */
export function ManageViewsDialog({ views, onChange, onClose }: ManageViewsDialogProps) {
  const translate = useT();
  const [draft, setDraft] = useState(views);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const nameOf = (view: SavedView) => names[view.id] ?? view.name;
  const problemOf = (view: SavedView) => {
    if (nameOf(view).trim() === '') return translate('views.needsName');
    const isTaken = draft.some((other) => other.id !== view.id && isSameName(nameOf(other), nameOf(view)));
    return isTaken ? translate('views.nameTaken') : undefined;
  };
  const isBlocked = draft.some((view) => problemOf(view) !== undefined);
  const save = () => {
    onChange(draft.reduce((all, view) => renamed(all, view.id, nameOf(view)), draft));
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="manage-views-title">
      <DialogTitle id="manage-views-title">{translate('views.manageTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('views.manageSentence')}</DialogContentText>
        <RadioGroup
          aria-label={translate('views.opensWith')}
          value={draft.find((view) => view.isDefault)?.id ?? NO_DEFAULT}
          onChange={(_, id) => setDraft(withDefault(draft, id || null))}
        >
          <FormControlLabel
            value={NO_DEFAULT}
            control={<Radio size="small" />}
            label={translate('views.noDefault')}
          />
          {draft.map((view) => (
            <div key={view.id} className={styles.line}>
              <Radio
                size="small"
                value={view.id}
                slotProps={{ input: { 'aria-label': translate('views.openWith', { name: view.name }) } }}
              />
              <TextField
                fullWidth
                size="small"
                label={translate('views.name')}
                value={nameOf(view)}
                error={problemOf(view) !== undefined}
                helperText={problemOf(view)}
                slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME } }}
                onChange={(change) => setNames({ ...names, [view.id]: change.target.value })}
              />
              <IconButton
                aria-label={translate('views.remove', { name: view.name })}
                onClick={() => setDraft(withoutView(draft, view.id))}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </div>
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {translate('views.cancel')}
        </Button>
        <Button variant="contained" disabled={isBlocked} onClick={save}>
          {translate('views.saveChanges')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
