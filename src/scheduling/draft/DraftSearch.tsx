import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  LinearProgress,
} from '@mui/material';
import type { SchedulingDraft } from '../../domain/planning/draftView';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { DraftFigures } from './DraftFigures';
import { draftErrorText } from './draftErrorText';
import type { DraftControl } from './useDraft';
import styles from './draftOutcome.module.css';

interface DraftSearchProps {
  draft: SchedulingDraft;
  control: DraftControl;
  onClose: () => void;
}

/** A running search: progress, cost of the best plan so far, and buttons to stop or cancel. */
export function DraftSearch({ draft, control, onClose }: DraftSearchProps) {
  const translate = useT();
  const { busy } = control;
  // Load errors are shown here too, because the dialog covers the page.
  const error = control.error ?? control.loadError;
  const { best } = draft;
  const words = (name: KeyUnder<'schedulingDraft.search'>, args?: Record<string, unknown>) =>
    translate(`schedulingDraft.search.${name}`, args);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <DialogContentText>
          {words('by', { name: draft.created_by_name })} {words('sentence')}
        </DialogContentText>
        {error ? <Alert severity="error">{draftErrorText(error, translate)}</Alert> : null}
        <LinearProgress
          variant={best ? 'determinate' : 'indeterminate'}
          value={draft.progress}
          aria-label={words('label')}
        />
        <div aria-live="polite" className={styles.best}>
          {best ? (
            <>
              <h3>{words('best')}</h3>
              <DraftFigures best={best} />
            </>
          ) : (
            words('first')
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <span style={{ marginInlineEnd: 'auto' }}>
          <Button color="secondary" onClick={() => void control.discard()} disabled={busy !== null}>
            {words('discard')}
          </Button>
        </span>
        <Button color="secondary" onClick={onClose} disabled={busy !== null}>
          {words('close')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void control.stop()}
          loading={busy === 'stop'}
          disabled={busy !== null}
        >
          {words('stop')}
        </Button>
      </DialogActions>
    </>
  );
}
