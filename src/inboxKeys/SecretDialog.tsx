import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import type { KeyUnder } from '../i18n/messageKey';
import { useT, useTranslateAny } from '../i18n/useT';
import { SIZES } from '../ui/theme/tokens';
import { Dialog } from '../ui/unsaved/Dialog';
import { copyText } from '../providers/copyText';
import type { KeyWithSecret } from '../contract/inbox/keys';

/** The one time that a secret is seen: only its button closes the dialog. */
export function SecretDialog({ made, onClose }: { made: KeyWithSecret; onClose: () => void }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const id = useId();
  const word = (name: KeyUnder<'inboxKeys.secret'>, args?: Record<string, unknown>) =>
    translate(`inboxKeys.secret.${name}`, args);
  const line = (label: string, value: string) => (
    <Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box component="code" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Box>
        <IconButton
          size="small"
          aria-label={word('copy', { what: label.toLowerCase() })}
          onClick={() => void copyText(value, translateAny)}
        >
          <CopyIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
  return (
    <Dialog
      open
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.medium } } }}
    >
      <DialogTitle id={id}>{word('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <span>{word('sentence')}</span>
        {line(word('key'), made.key_id)}
        {line(word('secret'), made.secret)}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {word('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
