import { useState, type ReactNode } from 'react';
import { isSecondStepDue, signIn, type Session } from '../providers/session';
import { LoginForm, type Credentials } from './LoginForm';
import type { AccountWords } from './translator';
import styles from './account.module.css';
import type { Language } from '../domain/wire/languages';

interface SignInStepsProps {
  words: AccountWords;
  language: Language;
  email: string;
  /** Above and below the password's form; the second step has its own. */
  heading: ReactNode;
  beside: ReactNode;
  headingId?: string;
  onSignedIn: (session: Session) => void;
}

/** Code and translations of the second step: loaded when the first account on this page needs it. */
async function loadSecondStep(error: unknown, language: Language) {
  const { secondStepParts } = await import('./secondStepEntry');
  return secondStepParts(error, language);
}

/** The password form, and the step after it. */
export function SignInSteps(props: SignInStepsProps) {
  const { words, language, email, heading, beside, headingId, onSignedIn } = props;
  const [second, setSecond] = useState<Awaited<ReturnType<typeof loadSecondStep>>>(null);
  const [known, setKnown] = useState(email);
  const [isOver, setOver] = useState(false);

  const enter = async ({ email: typed, password }: Credentials) => {
    setOver(false);
    setKnown(typed);
    try {
      onSignedIn(await signIn(typed, password));
    } catch (error) {
      const parts = isSecondStepDue(error) ? await loadSecondStep(error, language) : null;
      if (!parts) throw error;
      setSecond(parts);
    }
  };
  if (second) {
    return (
      <second.SecondStep
        words={second.words}
        due={second.due}
        headingId={headingId}
        onSignedIn={onSignedIn}
        onBack={(tookTooLong) => {
          setOver(tookTooLong);
          setSecond(null);
        }}
      />
    );
  }
  return (
    <>
      {heading}
      {isOver && (
        <p className={styles.notice} role="status">
          {words.stepOver}
        </p>
      )}
      <LoginForm words={words} email={known} onSubmit={enter} />
      {beside}
    </>
  );
}
