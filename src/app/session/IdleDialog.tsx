import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '../../i18n/useT';
import { signOut } from '../../providers/session';
import { useSession } from '../../providers/useSession';
import { Dialog } from '../../ui/unsaved/Dialog';
import { useIdleLogoff } from './useIdleLogoff';

/** Asks 60 s before the end whether the user is still there; without an answer the session ends. */
export function IdleDialog() {
  const translate = useT();
  const { idle_logoff_minutes: minutes = 0 } = useSession();
  const { secondsLeft, stay } = useIdleLogoff(minutes);
  if (secondsLeft === null) return null;
  return (
    <Dialog open onClose={stay} maxWidth="xs" role="alertdialog" aria-labelledby="idle-title">
      <DialogTitle id="idle-title">{translate('accountPages.idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText className="tabular">
          {translate('accountPages.idle.text', { seconds: secondsLeft })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut().catch(stay)}>{translate('accountPages.idle.leave')}</Button>
        <Button variant="contained" onClick={stay} autoFocus>
          {translate('accountPages.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
