import { useEffect, useState } from 'react';
import { pageTitle } from '../i18n/pageTitle';
import { afterSignIn } from '../ui/access/afterSignIn';
import { heldUpAt, type Session } from '../providers/session';
import { readNote } from '../providers/otherSignInNote';
import type { OtherSignIn, SignOutReason } from '../providers/sessionLoss';
import { AccountFrame } from './AccountFrame';
import { ForgottenPassword } from './ForgottenPassword';
import { SignInSteps } from './SignInSteps';
import { fill, type AccountWords } from './translator';
import { useWords, type Spoken } from './useWords';
import styles from './account.module.css';
import { LOCALES } from '../domain/wire/languages';

/** Why the page is shown: a session that ended, or a new account. */
type Reason = SignOutReason | 'created';

const REASONS: ReadonlySet<string> = new Set<Reason>([
  'created',
  'expired',
  'idle',
  'blocked',
  'passwordSet',
  'emailChanged',
  'factorChanged',
  'superseded',
  'signedOut',
  'needed',
  'offline',
]);

function isReason(text: string | null): text is Reason {
  return text !== null && REASONS.has(text);
}

/** When and where the other sign-in was, in the zone of the account, which is named. */
function otherSentence({ when, from, device, time_zone }: OtherSignIn, { language, words }: Spoken): string {
  const format: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone };
  const at = new Date(`${when.replace(' ', 'T')}Z`);
  // The zone's own letters, "PST": other languages would write an offset.
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: time_zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const time = `${new Intl.DateTimeFormat(LOCALES[language], format).format(at)} ${zone ?? ''}`.trim();
  const sentence = device ? words.otherDevice : words.otherSignIn;
  return `${fill(sentence, { time, from, device: device ?? '' })} ${words.notMe}`;
}

/** The sentence of the reason, with known details. */
export function reasonText(reason: Reason, spoken: Spoken): string {
  const sentence: AccountWords['reasons'][Reason] = spoken.words.reasons[reason];
  const other = reason === 'superseded' ? readNote() : null;
  return other ? `${sentence} ${otherSentence(other, spoken)}` : sentence;
}

function addressQuery(): URLSearchParams {
  return new URLSearchParams(window.location.hash.split('?')[1] ?? '');
}

interface LoginPageProps {
  first: Spoken;
  /** From the previous page; never from the URL. */
  email?: string;
  /** The session is open and the URL is the target; the app's entry continues. */
  onSignedIn: () => void;
}

/** Sign-in (spec §2 `/login`): shows why the user is here; `afterSignIn` decides the next page. */
export function LoginPage({ first, email: known = '', onSignedIn }: LoginPageProps) {
  const [spoken, setLanguage] = useWords(first);
  const { language, words } = spoken;
  const [isForgotten, setForgotten] = useState(false);
  const query = addressQuery();
  const reason = query.get('reason');

  useEffect(() => {
    document.title = pageTitle(words.title);
  }, [words]);

  const enter = ({ auth, permissions }: Session) => {
    const target =
      heldUpAt(auth) ?? afterSignIn({ id: auth.id, isFirstSignin: false, permissions }, query.get('from'));
    window.history.replaceState(null, '', `#${target}`);
    onSignedIn();
  };

  if (isForgotten) {
    return (
      <AccountFrame words={words} language={language} onLanguage={setLanguage}>
        <ForgottenPassword words={words} onBack={() => setForgotten(false)} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame words={words} language={language} onLanguage={setLanguage}>
      <SignInSteps
        words={words}
        language={language}
        email={known}
        heading={
          <>
            <h1>{words.title}</h1>
            <p className={styles.lead}>{words.lead}</p>
            {isReason(reason) && (
              <p className={styles.notice} role="status">
                {reasonText(reason, spoken)}
              </p>
            )}
          </>
        }
        beside={
          <button type="button" className={styles.beside} onClick={() => setForgotten(true)}>
            {words.forgot.link}
          </button>
        }
        onSignedIn={enter}
      />
    </AccountFrame>
  );
}
