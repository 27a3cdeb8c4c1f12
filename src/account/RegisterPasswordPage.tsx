import { useEffect, useState } from 'react';
import type { PasswordQuery } from '../domain/access/passwordLink';
import { TOAST_PASSWORD_CHANGED } from '../domain/time/timings';
import { pageTitle } from '../i18n/pageTitle';
import { HttpError } from '../providers/httpError';
import { sendPassword, type ChosenPassword } from '../providers/passwordCalls';
import { AccountFrame } from './AccountFrame';
import { RegisterPasswordForm } from './RegisterPasswordForm';
import { loadPasswordWords, type PasswordWords } from './passwordWords';
import { useOwnWords, useWords, type Spoken } from './useWords';
import styles from './account.module.css';

interface RegisterPasswordPageProps {
  first: Spoken;
  firstWords: PasswordWords;
  query: PasswordQuery;
  /** The user after a first sign-in; empty for a link. */
  email: string;
  /** The password has changed: close the session that is open here. */
  onChanged: () => Promise<void>;
  /** 3 s after the success (spec §4), or from a link that is over. */
  onLeave: (to: 'login' | 'passwordSet' | 'mobileDone') => void;
}

/** `/register-password`, alias `/reset-password` (spec §2): chooses a password by link, or at the first sign-in. */
export function RegisterPasswordPage(props: RegisterPasswordPageProps) {
  const { first, firstWords, query, email, onChanged, onLeave } = props;
  const [{ language, words }, setLanguage] = useWords(first);
  const own = useOwnWords(loadPasswordWords, firstWords, language);
  const [state, setState] = useState<'form' | 'saved' | 'over'>(
    query.id === null && query.token === '' ? 'over' : 'form',
  );
  const { page } = own;
  const heading = state === 'over' ? page.linkOver : { title: page.title, text: page.lead };

  useEffect(() => {
    document.title = pageTitle(heading.title);
  }, [heading.title]);
  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(
      () => onLeave(query.isMobile ? 'mobileDone' : 'passwordSet'),
      TOAST_PASSWORD_CHANGED,
    );
    return () => clearTimeout(timer);
  }, [state, query.isMobile, onLeave]);

  const save = async (chosen: ChosenPassword) => {
    try {
      await sendPassword(query, chosen);
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
      setState('over');
      return;
    }
    setState('saved');
    await onChanged();
  };

  return (
    <AccountFrame words={words} language={language} onLanguage={setLanguage}>
      <h1>{heading.title}</h1>
      {state !== 'saved' && (
        <p className={styles.lead}>{state === 'form' && query.id !== null ? page.firstLead : heading.text}</p>
      )}
      {/* A live region that exists before its content: otherwise it is not announced. */}
      <div className={styles.done} role="status">
        {state === 'saved' && <p>{query.isMobile ? page.savedMobile : page.saved}</p>}
      </div>
      {state === 'form' && (
        <RegisterPasswordForm words={own} asksForOld={query.id !== null} email={email} onSubmit={save} />
      )}
      {state === 'over' && (
        <button type="button" className={styles.primary} onClick={() => onLeave('login')}>
          {page.linkOver.back}
        </button>
      )}
    </AccountFrame>
  );
}
