import { useEffect } from 'react';
import { LOGIN } from '../domain/access/paths';
import { pageTitle } from '../i18n/pageTitle';
import { AccountFrame } from './AccountFrame';
import { useWords, type Spoken } from './useWords';
import styles from './account.module.css';

interface NoticePageProps {
  first: Spoken;
  /** `mobileDone`: a password was set from the mobile app, where the user continues. */
  kind: 'notFound' | 'mobileDone';
}

/** A page with only a message: an unknown URL (spec §2, public 404), or a finished action. */
export function NoticePage({ first, kind }: NoticePageProps) {
  const [{ language, words }, setLanguage] = useWords(first);
  const { title, text } = words[kind];
  useEffect(() => {
    document.title = pageTitle(kind === 'notFound' ? '404' : title);
  }, [kind, title]);
  const goBack = () => {
    if (window.history.length > 1) window.history.back();
    else window.location.hash = LOGIN;
  };
  return (
    <AccountFrame words={words} language={language} onLanguage={setLanguage}>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {kind === 'notFound' && (
        <button type="button" className={styles.primary} onClick={goBack}>
          {words.notFound.back}
        </button>
      )}
    </AccountFrame>
  );
}
