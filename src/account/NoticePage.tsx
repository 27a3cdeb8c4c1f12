import { useEffect } from 'react';
import { AccountFrame } from './AccountFrame';
import { useWords, type Spoken } from './useWords';

interface NoticePageProps {
  first: Spoken;
  /** `later`: a public page of a version to come (setting a password). */
  kind: 'notFound' | 'later';
}

/** What those who are not signed in see at an address that leads nowhere (spec §2, public 404). */
export function NoticePage({ first, kind }: NoticePageProps) {
  const [{ language, words }, speak] = useWords(first);
  const { title, text, back } = words[kind];
  useEffect(() => {
    document.title = kind === 'notFound' ? '404 - Rx Dispatch' : 'Rx Dispatch';
  }, [kind]);
  const goBack = () => {
    if (kind === 'notFound' && window.history.length > 1) window.history.back();
    else window.location.hash = '/login';
  };
  return (
    <AccountFrame words={words} language={language} onLanguage={speak}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <button type="button" className="primary" onClick={goBack}>
        {back}
      </button>
    </AccountFrame>
  );
}
