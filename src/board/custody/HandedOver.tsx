import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { fromWire } from '../../domain/time/dates';
import type { RunCustody } from '../../domain/custody/custodyView';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { BagRows } from './BagRows';
import { useSending } from '../../ui/useSending';
import { formatTimeOnDay } from '../../providers/measures';

interface HandedOverProps {
  run: RunCustody;
  onReopen: () => Promise<void>;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

/** A run that was handed over: by whom, when, and the answer for each bag. */
export function HandedOver({ run, onReopen, onSaving, onClose }: HandedOverProps) {
  const translate = useT();
  const mayReopen = useAllowed(PERMISSIONS.custody.reopen);
  const { isSaving, trouble, send } = useSending(onSaving);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <DialogContentText>
          {translate('custody.run.closed', {
            who: run.closed_by_name ?? '',
            at: run.closed_at
              ? formatTimeOnDay(fromWire(run.closed_at), run.time_zone, run.delivery_date)
              : '',
          })}
        </DialogContentText>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        {run.unaccounted > 0 && (
          <Alert severity="warning">
            {translate('custody.run.changedSince', { smart_count: run.unaccounted })}
          </Alert>
        )}
        <BagRows bags={run.bags} />
      </DialogContent>
      <DialogActions>
        {mayReopen && (
          <Button
            color="secondary"
            loading={isSaving}
            sx={{ mr: 'auto' }}
            onClick={() => void send(onReopen, () => undefined)}
          >
            {translate('custody.run.reopen')}
          </Button>
        )}
        <Button variant="contained" disabled={isSaving} onClick={onClose}>
          {translate('custody.close')}
        </Button>
      </DialogActions>
    </>
  );
}
