import type { ReactElement } from 'react';
import { AUTH_OF_SESSION, readPasswordQuery } from '../domain/access/passwordLink';
import { closeSession, readSession, restoreSession } from '../providers/session';
import { loadPasswordWords } from './passwordWords';
import { RegisterPasswordPage } from './RegisterPasswordPage';
import type { Spoken } from './useWords';

interface Entry {
  key: string;
  first: Spoken;
  search: string;
  onLeave: (to: 'login' | 'passwordSet' | 'mobileDone') => void;
}

/**
 * The page with its translations; this module is loaded only for its own URL. Null: the page needs a session
 * and there is none.
 */
export async function registerPasswordPage({ search, first, ...entry }: Entry): Promise<ReactElement | null> {
  const query = readPasswordQuery(new URLSearchParams(search));
  const ofSession = query.id !== null && query.token === '';
  // After a reload, the session is only in the cookie.
  if (ofSession && !readSession()) await restoreSession();
  const session = ofSession ? readSession() : null;
  // Another server's link may bring an authorisation of its own along.
  if (ofSession && !session && (query.auth === '' || query.auth === AUTH_OF_SESSION)) return null;
  const firstWords = await loadPasswordWords(first.language);
  return (
    <RegisterPasswordPage
      {...entry}
      key={entry.key}
      first={first}
      firstWords={firstWords}
      query={query}
      email={session?.auth.email ?? ''}
      onChanged={async () => {
        if (session) await closeSession();
      }}
    />
  );
}
