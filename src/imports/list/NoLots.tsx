import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useMessageOf } from '../../ui/useMessageOf';

interface NoLotsProps {
  kind: 'first' | 'filtered' | 'error';
  error: Error | null;
  /** Absent for users who may not upload. */
  onUpload?: () => void;
  onClear: () => void;
  onRetry: () => void;
}

/** The reason of an empty list decides its sentence and its only action (field-notes 21). */
export function NoLots({ kind, error, onUpload, onClear, onRetry }: NoLotsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const action = {
    first: onUpload && (
      <Button variant="contained" onClick={onUpload}>
        {translate('imports.list.upload')}
      </Button>
    ),
    filtered: (
      <Button variant="outlined" onClick={onClear}>
        {translate('imports.list.clear')}
      </Button>
    ),
    error: (
      <Button variant="outlined" onClick={onRetry}>
        {translate('screens.empty.retry')}
      </Button>
    ),
  }[kind];
  return (
    <Box
      role={kind === 'error' ? 'alert' : 'status'}
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 4, py: 14, textAlign: 'center' }}
    >
      <Typography variant="h2">{translate(`imports.empty.${kind}Title`)}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '56ch' }}>
        {error && kind === 'error' ? messageOf(error) : translateAny(`imports.empty.${kind}`)}
      </Typography>
      <Box sx={{ mt: 2 }}>{action}</Box>
    </Box>
  );
}
