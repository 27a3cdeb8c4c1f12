import DialogContentText from '@mui/material/DialogContentText';
import { useT } from '../../i18n/useT';
import { signOut } from '../../providers/session';
import { useSession } from '../../providers/useSession';
import { Question } from '../../ui/Question';
import { useIdleLogoff } from './useIdleLogoff';

/** Asks 60 s before the end whether the user is still there; without an answer the session ends. */
export default function IdleDialog() {
  const translate = useT();
  const { idle_logoff_minutes: minutes = 0 } = useSession();
  const { secondsLeft, stay } = useIdleLogoff(minutes);
  if (secondsLeft === null) return null;
  return (
    <Question
      role="alertdialog"
      color="primary"
      title={translate('session.idle.title')}
      confirm={translate('session.idle.leave')}
      keep={translate('session.idle.stay')}
      onConfirm={() => void signOut().catch(stay)}
      onKeep={stay}
    >
      <DialogContentText className="tabular">
        {translate('session.idle.text', { seconds: secondsLeft })}
      </DialogContentText>
    </Question>
  );
}
