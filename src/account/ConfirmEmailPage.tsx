import { useEffect, useState } from 'react';
import { confirmEmailCall } from '../contract/account/passwords';
import { pageTitle } from '../i18n/pageTitle';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { AccountFrame } from './AccountFrame';
import { loadConfirmEmailWords, type ConfirmEmailWords } from './confirmEmailWords';
import { fill } from './translator';
import { useOwnWords, useWords, type Spoken } from './useWords';
import styles from './account.module.css';

interface ConfirmEmailPageProps {
  first: Spoken;
  firstWords: ConfirmEmailWords;
  token: string;
  onLeave: () => void;
}

function refusal(error: unknown, words: ConfirmEmailWords): string {
  if (error instanceof HttpError && error.status === 0) return words.offline;
  return fill(words.failed, { message: error instanceof Error ? error.message : String(error) });
}

/**
 * `/confirm-email`: a new e-mail is confirmed by a click, not by opening the link, because mail scanners open
 * links too.
 */
export function ConfirmEmailPage({ first, firstWords, token, onLeave }: ConfirmEmailPageProps) {
  const [{ language, words: frameWords }, setLanguage] = useWords(first);
  const words = useOwnWords(loadConfirmEmailWords, firstWords, language);
  const [state, setState] = useState<'ask' | 'sending' | 'done' | 'over'>(token === '' ? 'over' : 'ask');
  const [problem, setProblem] = useState<unknown>(null);
  const title = state === 'over' ? words.over.title : words.title;
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  const confirm = async () => {
    setState('sending');
    setProblem(null);
    try {
      await readApi(confirmEmailCall, { body: { token } });
      setState('done');
    } catch (error) {
      const isOver = error instanceof HttpError && (error.status === 404 || error.status === 422);
      setState(isOver ? 'over' : 'ask');
      if (!isOver) setProblem(error);
    }
  };
  const isAsking = state === 'ask' || state === 'sending';
  return (
    <AccountFrame words={frameWords} language={language} onLanguage={setLanguage}>
      <h1>{title}</h1>
      {state !== 'done' && <p className={styles.lead}>{isAsking ? words.lead : words.over.text}</p>}
      {/* Live regions that exist before their content: otherwise it is not announced. */}
      <div className={styles.done} role="status">
        {state === 'done' && <p>{words.done}</p>}
      </div>
      <div className={styles.alert} role="alert">
        {problem !== null && <p>{refusal(problem, words)}</p>}
      </div>
      {isAsking ? (
        <button
          type="button"
          className={styles.primary}
          disabled={state === 'sending'}
          onClick={() => void confirm()}
        >
          {state === 'sending' ? words.confirming : words.confirm}
        </button>
      ) : (
        <button type="button" className={styles.primary} onClick={onLeave}>
          {words.signIn}
        </button>
      )}
    </AccountFrame>
  );
}
