import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT, useTranslateAny } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import { copyText } from '../../providers/copyText';
import { readMessage } from './useMessages';

const LINK = /https?:\/\/\S+/;

/** A message with its text and link. The server logs who opens it. */
export function MessageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const word = (key: KeyUnder<'outbox'>) => translate(`outbox.${key}`);
  const { data, isError } = useQuery({
    queryKey: ['message', id],
    queryFn: () => readMessage(id),
    // Can contain a link: removed from the cache when the dialog closes.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const link = data ? LINK.exec(data.text)?.[0] : undefined;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="message-title">
      <DialogTitle id="message-title">{data?.subject ?? word('message')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {isError && <Alert severity="error">{word('failed')}</Alert>}
        {!data && !isError && <Skeleton variant="rounded" height={160} />}
        {data && (
          <>
            <Typography color="text.secondary">
              {word('to')}: {data.recipient}
            </Typography>
            <Box
              sx={(theme) => ({
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                padding: 4,
                borderRadius: '8px',
                backgroundColor: theme.tokens.sunken,
              })}
            >
              {data.text}
            </Box>
            <Typography variant="body2" color="text.secondary">
              {word('readNote')}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{word('close')}</Button>
        {link && (
          <Button variant="contained" onClick={() => void copyText(link, translateAny)}>
            {word('copyLink')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
