import type { ReactElement } from 'react';
import { readOwnFactors } from '../providers/secondFactorCalls';
import { SECOND_FACTOR_PATH } from '../domain/access/passwordLink';
import { closeSession, heldUpAt, readSession, restoreSession } from '../providers/session';
import { SecondFactorPage, type Adding } from './SecondFactorPage';
import { speaksAdditions } from '../providers/serverContract';
import { loadSecondFactorWords } from './secondFactorWords';
import type { Spoken } from './useWords';

interface Entry {
  key: string;
  first: Spoken;
  search: string;
  /** Opens the app with a reload. */
  onDone: (isMust: boolean) => void;
  onSignedOut: () => void;
}

function addingOf(search: string): Adding | null {
  const add = new URLSearchParams(search).get('add');
  return add === 'totp' || add === 'passkey' || add === 'codes' ? add : null;
}

/**
 * The page with its translations; loaded only for its own URL. Null: there is no session, or a password comes
 * first.
 */
export async function secondFactorPage({
  key,
  first,
  search,
  onDone,
  onSignedOut,
}: Entry): Promise<ReactElement | null> {
  // After a reload, the session is only in the cookie.
  if (!readSession()) await restoreSession();
  const session = readSession();
  // A specification-only server has no second factors.
  if (!session || !speaksAdditions()) return null;
  const heldUp = heldUpAt(session.auth);
  const isMust = heldUp === SECOND_FACTOR_PATH;
  if (heldUp !== null && !isMust) return null;
  const [factors, firstWords] = await Promise.all([readOwnFactors(), loadSecondFactorWords(first.language)]);
  return (
    <SecondFactorPage
      key={key}
      first={first}
      firstWords={firstWords}
      factors={factors}
      adding={addingOf(search)}
      email={session.auth.email}
      isMust={isMust}
      onDone={() => onDone(isMust)}
      onSignOut={() => void closeSession().then(onSignedOut)}
    />
  );
}
