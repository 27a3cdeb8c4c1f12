import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useT } from '../../i18n/useT';
import { SIZES } from '../../ui/theme/tokens';
import { Dialog } from '../../ui/unsaved/Dialog';
import { LoadFailed } from '../../ui/LoadFailed';
import { HandOver } from './HandOver';
import { HandedOver } from './HandedOver';
import { useRunCustody } from './useCustody';

interface RunCustodyDialogProps {
  manifestId: number;
  name: string;
  onClose: () => void;
}

/** The bags of one run: its hand-over at the counter, or the result of it. */
export default function RunCustodyDialog({ manifestId, name, onClose }: RunCustodyDialogProps) {
  const translate = useT();
  const id = useId();
  const [isSaving, setIsSaving] = useState(false);
  const { data: run, isError, refetch, handOver, reopen } = useRunCustody(manifestId);
  const parts = { onSaving: setIsSaving, onClose };
  return (
    <Dialog
      open
      fullWidth
      aria-labelledby={id}
      onClose={isSaving ? undefined : onClose}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.large } } }}
    >
      <DialogTitle id={id}>{translate('custody.run.title', { run: name })}</DialogTitle>
      {run?.closed_at && <HandedOver run={run} onReopen={() => reopen(run)} {...parts} />}
      {run && !run.closed_at && (
        <HandOver key={run.version} run={run} onSend={(bags) => handOver(run, bags)} {...parts} />
      )}
      {!run && (
        <>
          <DialogContent>
            {isError ? (
              <LoadFailed onRetry={() => void refetch()}>{translate('custody.failed')}</LoadFailed>
            ) : (
              <Skeleton variant="rounded" height={160} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('custody.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
