import {
  Alert,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from '@mui/material';
import { useId, useState } from 'react';
import { PublishRunsDialog } from '../../board/actions/PublishRunsDialog';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { isPublishOffered } from '../../domain/runs/publishRun';
import { useT } from '../../i18n/useT';
import { isEmptyRun } from '../cards/runsToPlan';
import { SIZES } from '../../ui/theme/tokens';
import { Dialog } from '../../ui/unsaved/Dialog';

interface PublishDayDialogProps {
  /** Runs of the day. */
  manifests: readonly ManifestView[];
  onClose: () => void;
}

/** The runs of the day that are not published: those with deliveries, and the empty ones when they are asked for. */
export default function PublishDayDialog({ manifests, onClose }: PublishDayDialogProps) {
  const translate = useT();
  const id = useId();
  // Fixed when the dialog opens: the answer reports runs that were published meanwhile.
  const [ids] = useState(() => new Set(manifests.filter(isPublishOffered).map((run) => run.id)));
  const [emptyIds] = useState(
    () => new Set(manifests.filter((run) => isPublishOffered(run) && isEmptyRun(run)).map((run) => run.id)),
  );
  const [withEmpty, setWithEmpty] = useState(false);
  const runs = manifests.filter((run) => ids.has(run.id));
  const filled = runs.filter((run) => !emptyIds.has(run.id));
  const isPart = filled.length > 0 && emptyIds.size > 0;
  const published = isPart && !withEmpty ? filled : runs;
  if (runs.length > 0)
    return (
      <PublishRunsDialog
        key={String(withEmpty)}
        manifests={published}
        verb="publish"
        button={
          isPart && !withEmpty
            ? translate('actions.publish.verbFilled', { smart_count: filled.length })
            : undefined
        }
        onClose={onClose}
      >
        {isPart ? (
          <FormControlLabel
            control={<Checkbox checked={withEmpty} onChange={(_, checked) => setWithEmpty(checked)} />}
            label={translate('actions.publish.alsoEmpty', { smart_count: emptyIds.size })}
          />
        ) : null}
      </PublishRunsDialog>
    );
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
        <Alert severity="info">
          {translate(manifests.length === 0 ? 'scheduling.noRunsText' : 'actions.publish.nothing')}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('schedulingRuns.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
