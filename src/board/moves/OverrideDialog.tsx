import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import type { HttpError } from '../../providers/http';
import { useInteraction } from '../interaction/useInteraction';
import { moveErrorText } from './moveErrorText';
import { RuleList } from './RuleList';
import { ruleLines } from './ruleLines';

interface OverrideDialogProps {
  /** The requested action. */
  title: string;
  error: HttpError;
  onOverride: (reason: string) => void;
  onBack: () => void;
}

/** Shows which rules conflict and asks for the reason to override them. */
export function OverrideDialog({ title, error, onOverride, onBack }: OverrideDialogProps) {
  const translate = useT();
  const { find } = useInteraction();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const lines = ruleLines(error, find, translate);
  return (
    <Dialog open onClose={onBack} maxWidth="xs" fullWidth aria-labelledby="override-title" role="alertdialog">
      <form
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          if (reason.trim()) onOverride(reason.trim());
          else setIsMissing(true);
        }}
      >
        <DialogTitle id="override-title">{translate('interaction.override.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText color="textPrimary">{title}</DialogContentText>
          {lines ? (
            <RuleList lines={lines} />
          ) : (
            <DialogContentText color="textPrimary">{moveErrorText(error, find, translate)}</DialogContentText>
          )}
          <DialogContentText>{translate('interaction.override.sentence')}</DialogContentText>
          <TextField
            autoFocus
            required
            label={translate('interaction.override.reason')}
            value={reason}
            error={isMissing && !reason.trim()}
            helperText={isMissing && !reason.trim() ? translate('validation.required') : undefined}
            onChange={(change) => setReason(change.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onBack}>{translate('interaction.override.back')}</Button>
          <Button type="submit" variant="contained" color="error">
            {translate('interaction.override.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
