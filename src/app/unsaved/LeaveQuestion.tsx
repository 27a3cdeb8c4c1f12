import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import {
  hasUnsaved,
  readQuestion,
  saveUnsaved,
  subscribeQuestion,
  type Leaving,
} from '../../providers/unsaved';
import { Dialog } from '../../ui/unsaved/Dialog';
import { watchDialogs } from '../../ui/unsaved/typedInDialogs';

function leaving(from: string, to: string, action: string): Leaving {
  return { by: action === 'POP' ? 'history' : 'app', isSamePage: from === to };
}

/**
 * The question before typed input is lost: for links, "go back" and typed URLs through the router, which
 * supports only one blocker, for signing out, and for closing a dialog by Escape or a press outside.
 */
export function LeaveQuestion() {
  const [how, setHow] = useState<Leaving | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const next = leaving(currentLocation.pathname, nextLocation.pathname, historyAction);
    // A page that replaces its own query stays open.
    if (next.isSamePage && historyAction === 'REPLACE') return false;
    const isHeld = hasUnsaved(next);
    if (isHeld) setHow(next);
    return isHeld;
  });
  const question = useSyncExternalStore(subscribeQuestion, readQuestion);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => watchDialogs(), []);

  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocker.state !== 'blocked' || !how) return;
    void saveUnsaved(how).then((isSaved) => (isSaved ? blocker.proceed() : setIsAsked(true)));
  }, [blocker, how]);
  const answer = (mayLeave: boolean) => {
    setIsAsked(false);
    if (question) return question.answer(mayLeave);
    if (mayLeave) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <Question
      isOpen={(isBlocked && isAsked) || question !== null}
      about={question?.about ?? 'leave'}
      onAnswer={answer}
    />
  );
}

interface QuestionProps {
  isOpen: boolean;
  about: 'leave' | 'signOut' | 'close';
  onAnswer: (mayLeave: boolean) => void;
}

function Question({ isOpen, about, onAnswer }: QuestionProps) {
  const translate = useT();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onAnswer(false)}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <DialogTitle id="leave-title">{translate(`unsaved.${about}.title`)}</DialogTitle>
      <DialogContent id="leave-text">{translate('unsaved.text')}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => onAnswer(true)}>
          {translate(`unsaved.${about}.go`)}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
          {translate('unsaved.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
