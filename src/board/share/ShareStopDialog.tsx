import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Divider,
} from '@mui/material';
import { useId, useState } from 'react';
import { isAllowed } from '../../domain/access/access';
import { PERMISSIONS } from '../../domain/access/permissions';
import { shortName } from '../../domain/people/shortName';
import { useT } from '../../i18n/useT';
import { SIZES } from '../../ui/theme/tokens';
import { Dialog } from '../../ui/unsaved/Dialog';
import { usePermissions } from '../../providers/usePermissions';
import { AboutStop } from '../actions/AboutStop';
import { LinkParts } from './LinkParts';
import { SendLinkForm } from './SendLinkForm';
import type { ActionDialogProps } from '../actions/deliveryAction';

/** Share prescription link: sent by SMS or e-mail, or shown as a QR code and a link (spec §2, §5). */
export function ShareStopDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useT();
  const id = useId();
  const permissions = usePermissions();
  const [isBusy, setIsBusy] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const maySend = isAllowed(PERMISSIONS.dispatch.share, permissions);
  const mayMake = isAllowed(PERMISSIONS.dispatch.shareTrackingLink, permissions);
  const who = shortName(event.participant_name ?? '');
  return (
    <Dialog
      open
      fullWidth
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.medium } } }}
    >
      <DialogTitle id={id}>{translate('actions.share.title', { who, smart_count: 1 })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <DialogContentText>
          <AboutStop stops={[{ event, manifest }]} />
          {translate('actions.share.sentence', { smart_count: 1 })}
        </DialogContentText>
        {sent ? (
          <Alert severity="success" role="status">
            {sent}
          </Alert>
        ) : null}
        {maySend ? <SendLinkForm event={event} onBusy={setIsBusy} onSent={setSent} /> : null}
        {maySend && mayMake ? <Divider /> : null}
        {mayMake ? <LinkParts event={event} zone={manifest?.time_zone ?? 'UTC'} onBusy={setIsBusy} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('actionParts.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
