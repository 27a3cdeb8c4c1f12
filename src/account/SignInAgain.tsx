import { useEffect } from 'react';
import { pageTitle } from '../i18n/pageTitle';
import type { EndedSession } from '../providers/session';
import { AccountFrame } from './AccountFrame';
import { reasonText } from './LoginPage';
import { SignInSteps } from './SignInSteps';
import { fill } from './translator';
import { useWords, type Spoken } from './useWords';
import styles from './account.module.css';

interface SignInAgainProps {
  first: Spoken;
  ended: EndedSession;
  onSignedIn: () => void;
  onGiveUp: () => void;
}

/** Sign-in over a page with unsaved input: the reason, the user, and a button to discard the input. */
export default function SignInAgain({ first, ended, onSignedIn, onGiveUp }: SignInAgainProps) {
  const [spoken, setLanguage] = useWords(first);
  const { language, words } = spoken;
  const { email, full_name } = ended.auth;
  useEffect(() => {
    const before = document.title;
    document.title = pageTitle(words.title);
    return () => {
      document.title = before;
    };
  }, [words]);
  return (
    <AccountFrame words={words} language={language} onLanguage={setLanguage}>
      <SignInSteps
        words={words}
        language={language}
        email={email}
        headingId="sign-in-again"
        heading={
          <>
            <h1 id="sign-in-again">{words.title}</h1>
            <p className={styles.lead}>{fill(words.resume.text, { name: full_name })}</p>
            <p className={styles.notice} role="status">
              {reasonText(ended.reason, spoken)}
            </p>
          </>
        }
        beside={null}
        onSignedIn={onSignedIn}
      />
      <button type="button" className={styles.beside} onClick={onGiveUp}>
        {words.resume.discard}
      </button>
    </AccountFrame>
  );
}
