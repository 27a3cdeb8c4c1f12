import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import type { Problems } from '../domain/wire/problem';
import { useTranslateAny } from '../i18n/useT';
import { Dialog } from './unsaved/Dialog';
import { HttpError } from '../providers/http';
import { useMessageOf } from './useMessageOf';

interface CommandDialogProps {
  title: string;
  /** Label of the button that runs the command. */
  verb: string;
  /** The button that leaves everything as it is. */
  keep: string;
  isDanger?: boolean;
  /** Not yet filled in. */
  isBlocked?: boolean;
  /** Sends the command; its error is shown in the dialog, and the input is kept. */
  onRun: () => Promise<void>;
  onClose: () => void;
  children: (state: { problems: Problems; isRunning: boolean }) => ReactNode;
}

/**
 * One command on a record: a sentence with the effect, fields, and two buttons. It cannot be closed while it
 * runs.
 */
export function CommandDialog(props: CommandDialogProps) {
  const { title, verb, keep, isDanger = false, isBlocked = false, onRun, onClose, children } = props;
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const id = useId();
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<HttpError | null>(null);
  const problems = error?.errors ?? {};
  const reason = error?.args.reason;

  const run = async () => {
    setIsRunning(true);
    setError(null);
    try {
      await onRun();
    } catch (cause) {
      if (!(cause instanceof HttpError)) throw cause;
      setError(cause);
      setIsRunning(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={isRunning ? undefined : onClose}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {error && (
          <Alert severity="error">
            {typeof reason === 'string'
              ? translateAny(`screens.refusals.${reason}`, { ...error.args, _: messageOf(error) })
              : messageOf(error)}
          </Alert>
        )}
        {children({ problems, isRunning })}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isRunning} onClick={onClose}>
          {keep}
        </Button>
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          loading={isRunning}
          disabled={isBlocked}
          onClick={() => void run()}
        >
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
