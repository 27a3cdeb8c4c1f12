import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { hasUnsaved, leaveQuestion, saveUnsaved, type Leaving } from '../../providers/unsaved';
import { useValue } from '../../providers/valueStore';
import { Question } from '../../ui/Question';
import { watchDialogs } from '../../ui/unsaved/typedInDialogs';

function leaving(from: string, to: string, action: string): Leaving {
  return { by: action === 'POP' ? 'history' : 'app', isSamePage: from === to };
}

/**
 * The question before typed input is lost: for links, "go back" and typed URLs through the router, which
 * supports only one blocker, for signing out, and for closing a dialog by Escape or a press outside.
 */
export function LeaveQuestion() {
  const translate = useT();
  const [how, setHow] = useState<Leaving | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const next = leaving(currentLocation.pathname, nextLocation.pathname, historyAction);
    // A page that replaces its own query stays open.
    if (next.isSamePage && historyAction === 'REPLACE') return false;
    const isHeld = hasUnsaved(next);
    if (isHeld) setHow(next);
    return isHeld;
  });
  const question = useValue(leaveQuestion);
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
  const about = question?.about ?? 'leave';
  return (
    <Question
      role="alertdialog"
      isOpen={(isBlocked && isAsked) || question !== null}
      title={translate(`unsaved.${about}.title`)}
      confirm={translate(`unsaved.${about}.go`)}
      keep={translate('unsaved.keep')}
      onConfirm={() => answer(true)}
      onKeep={() => answer(false)}
    >
      {translate('unsaved.text')}
    </Question>
  );
}
