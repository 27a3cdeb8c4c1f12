import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useT, useTranslateAny } from '../i18n/useT';
import { copyText } from '../providers/copyText';
import { SIZES } from './theme/tokens';
import { Dialog } from './unsaved/Dialog';

interface SecretDialogProps {
  title: string;
  sentences: readonly string[];
  lines: readonly { label: string; value: string }[];
  /** Label of the only button. */
  done: string;
  onClose: () => void;
}

/** The one time that a secret is seen: only its button closes the dialog. */
export function SecretDialog({ title, sentences, lines, done, onClose }: SecretDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.medium } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
        {lines.map(({ label, value }) => (
          <Box key={label}>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{label}</Box>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Box component="code" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
              <IconButton
                size="small"
                aria-label={translate('screens.copyWhat', { what: label.toLowerCase() })}
                onClick={() => void copyText(value, translateAny)}
              >
                <CopyIcon fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
