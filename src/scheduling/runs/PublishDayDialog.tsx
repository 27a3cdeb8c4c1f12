import { Alert, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { PublishRunsDialog } from '../../board/actions/PublishRunsDialog';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { isPublishOffered } from '../../domain/runs/publishRun';
import { useT } from '../../i18n/useT';
import { SIZES } from '../../ui/theme/tokens';
import { Dialog } from '../../ui/unsaved/Dialog';

interface PublishDayDialogProps {
  /** Runs of the day. */
  manifests: readonly ManifestView[];
  onClose: () => void;
}

/** All runs of the day that are not published. */
export default function PublishDayDialog({ manifests, onClose }: PublishDayDialogProps) {
  const translate = useT();
  const id = useId();
  // Fixed when the dialog opens: the answer reports runs that were published meanwhile.
  const [ids] = useState(() => new Set(manifests.filter(isPublishOffered).map((run) => run.id)));
  const runs = manifests.filter((run) => ids.has(run.id));
  if (runs.length > 0) return <PublishRunsDialog manifests={runs} verb="publish" onClose={onClose} />;
  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.small } } }}
    >
      <DialogTitle id={id}>{translate('actions.publish.label')}</DialogTitle>
      <DialogContent>
        <Alert severity="info">{translate('actions.publish.nothing')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('schedulingRuns.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
