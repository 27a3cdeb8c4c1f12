import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { formatDateInput, formatTimeWithZone, dateInZone, fromWire } from '../../domain/dates';
import { type HttpError, request } from '../../providers/http';
import { errorText } from '../errorText';
import type { ActionDialogProps } from './deliveryAction';

interface TrackingLink {
  url: string;
  expires_at: string;
}

/** Makes a link to "Where is my Rx" for one delivery, and can take all of them back. */
export default function TrackingLinkDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const path = `/delivery_manifest/${event.delivery_manifest_id}/delivery_events/${event.id}/tracking_link`;
  const make = useMutation<TrackingLink, HttpError>({
    mutationFn: async () =>
      (await request<TrackingLink>(path, { method: 'POST', body: {}, toast: false })).data,
  });
  const revoke = useMutation<unknown, HttpError>({
    mutationFn: () => request(path, { method: 'DELETE', toast: false }),
    onSuccess: () => make.reset(),
  });
  const failed = make.error ?? revoke.error;
  const link = make.data ? new URL(make.data.url, window.location.origin).toString() : '';
  const zone = manifest?.time_zone ?? 'UTC';
  const expires = make.data ? fromWire(make.data.expires_at) : null;

  const copy = async () => {
    await navigator.clipboard.writeText(link);
    notify('messages.copied', { type: 'success', autoHideDuration: 1000 });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="tracking-link-title">
      <DialogTitle id="tracking-link-title">
        {translate('dispatch.link.title', { name: event.participant_name ?? '' })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText>{translate('dispatch.link.sentence')}</DialogContentText>
        {failed ? <Alert severity="error">{errorText(failed, translate)}</Alert> : null}
        {revoke.isSuccess && !make.data ? (
          <Alert severity="success">{translate('dispatch.link.revoked')}</Alert>
        ) : null}
        {make.data && expires ? (
          <TextField
            label={translate('dispatch.link.link')}
            value={link}
            size="small"
            slotProps={{
              input: { readOnly: true },
              htmlInput: { onFocus: (focus: { target: HTMLInputElement }) => focus.target.select() },
            }}
            helperText={translate('dispatch.link.expires', {
              time: `${formatDateInput(dateInZone(expires, zone))} ${formatTimeWithZone(expires, zone)}`,
            })}
          />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="error" loading={revoke.isPending} onClick={() => revoke.mutate()} sx={{ mr: 'auto' }}>
          {translate('dispatch.link.revoke')}
        </Button>
        <Button onClick={onClose}>{translate('dispatch.link.close')}</Button>
        {make.data ? (
          <Button variant="contained" onClick={() => void copy()}>
            {translate('dispatch.link.copy')}
          </Button>
        ) : (
          <Button variant="contained" loading={make.isPending} onClick={() => make.mutate()} autoFocus>
            {translate('dispatch.link.make')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
