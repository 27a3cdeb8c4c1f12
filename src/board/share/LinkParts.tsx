import { Alert, Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dateInZone, fromWire } from '../../domain/time/dates';
import type { EventView } from '../../domain/runs/dispatchView';
import { SHARE_QR_SIZE } from '../../domain/access/shareLink';
import { useT, useTranslateAny } from '../../i18n/useT';
import { copyText } from '../../providers/copyText';
import { type HttpError, request } from '../../providers/http';
import { downloadFile } from '../../ui/downloadFile';
import { createLinkCall, revokeLinksCall, type TrackingLink } from '../../contract/tracking/links';
import { readApi } from '../../providers/callApi';
import { stopPath } from '../actions/stopPath';
import { errorText } from '../errorText';
import { dayText, formatTimeWithZone } from '../../providers/measures';

const QrPicture = lazy(() =>
  import('../../ui/pictures/QrPicture').then((module) => ({ default: module.QrPicture })),
);

interface LinkPartsProps {
  event: EventView;
  zone: string;
  onBusy: (isBusy: boolean) => void;
}

/** The link itself: create, copy, scan, print, revoke. It is shown one time; the server stores no copy. */
export function LinkParts({ event, zone, onBusy }: LinkPartsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const path = stopPath(event, 'tracking_link');
  const params = { manifestId: event.delivery_manifest_id ?? 0, eventId: event.id };
  const busy = { onMutate: () => onBusy(true), onSettled: () => onBusy(false) };
  const make = useMutation<TrackingLink, HttpError>({
    ...busy,
    mutationFn: () => readApi(createLinkCall, { params }),
  });
  const revoke = useMutation<unknown, HttpError>({
    ...busy,
    mutationFn: () => readApi(revokeLinksCall, { params }),
    onSuccess: () => make.reset(),
  });
  const print = useMutation<void, HttpError, string>({
    ...busy,
    mutationFn: async (token) => {
      const { data } = await request<Blob>(`${path}/pdf`, {
        method: 'POST',
        body: { token },
        as: 'blob',
        toast: false,
      });
      downloadFile(data, `tracking-${event.id}.pdf`);
    },
  });
  const failed = make.error ?? revoke.error ?? print.error;
  const made = make.data;
  const link = made ? new URL(made.url, window.location.origin).toString() : '';
  const expires = made ? fromWire(made.expires_at) : null;
  return (
    <section aria-label={translate('actions.share.linkTitle')} style={{ display: 'grid', gap: 12 }}>
      <span>{translate('actions.share.linkSentence')}</span>
      {failed ? <Alert severity="error">{errorText(failed, translate)}</Alert> : null}
      {revoke.isSuccess && !made ? (
        <Alert severity="success">{translate('actions.share.revoked')}</Alert>
      ) : null}
      {made && expires ? (
        <TextField
          label={translate('actions.share.link')}
          value={link}
          size="small"
          slotProps={{
            input: { readOnly: true },
            htmlInput: { onFocus: (focus: { target: HTMLInputElement }) => focus.target.select() },
          }}
          helperText={translate('actions.share.expires', {
            time: `${dayText(dateInZone(expires, zone))} ${formatTimeWithZone(expires, zone)}`,
          })}
        />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'flex-end', gap: 4 }}>
        {made ? (
          <Suspense fallback={null}>
            <QrPicture text={link} label={translate('actions.share.qr')} size={SHARE_QR_SIZE} />
          </Suspense>
        ) : null}
        {/* Beside the QR code, so that no scrolling is needed; above it on a phone. */}
        <Box sx={{ flex: '1 1 200px', display: 'flex', flexDirection: made ? 'column' : 'row', gap: 2 }}>
          {made ? (
            <>
              <Button variant="outlined" onClick={() => void copyText(link, translateAny)}>
                {translate('actions.share.copy')}
              </Button>
              <Button variant="outlined" loading={print.isPending} onClick={() => print.mutate(made.token)}>
                {translate('actions.share.pdf')}
              </Button>
            </>
          ) : (
            <Button variant="outlined" loading={make.isPending} onClick={() => make.mutate()}>
              {translate('actions.share.make')}
            </Button>
          )}
          <Button color="error" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {translate('actions.share.revoke')}
          </Button>
        </Box>
      </Box>
    </section>
  );
}
