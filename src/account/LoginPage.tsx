import { useEffect } from 'react';
import { afterSignIn } from '../access/afterSignIn';
import { signIn } from '../providers/session';
import type { SignOutReason } from '../providers/sessionLoss';
import { AccountFrame } from './AccountFrame';
import { LoginForm, type Credentials } from './LoginForm';
import { useWords, type Spoken } from './useWords';

/** Why one is here: a session that ended, or an account that was just made. */
type Reason = SignOutReason | 'created';

const REASONS: ReadonlySet<string> = new Set<Reason>([
  'created',
  'expired',
  'superseded',
  'signedOut',
  'needed',
  'offline',
]);

function isReason(text: string | null): text is Reason {
  return text !== null && REASONS.has(text);
}

function addressQuery(): URLSearchParams {
  return new URLSearchParams(window.location.hash.split('?')[1] ?? '');
}

interface LoginPageProps {
  first: Spoken;
  /** Known from the page before; never from the address. */
  email?: string;
  /** The session is open and the address is where the person goes; the app's door takes over. */
  onSignedIn: () => void;
}

/** Sign-in (spec §2 `/login`): says why one is here, and where one goes is decided by `afterSignIn`. */
export function LoginPage({ first, email: known = '', onSignedIn }: LoginPageProps) {
  const [{ language, words }, speak] = useWords(first);
  const query = addressQuery();
  const reason = query.get('reason');

  useEffect(() => {
    document.title = `${words.title} - Rx Dispatch`;
  }, [words]);

  const enter = async ({ email, password }: Credentials) => {
    const { auth, permissions } = await signIn(email, password);
    const target = afterSignIn(
      { id: auth.id, isFirstSignin: auth.is_first_signin, authorization: auth.Authorization, permissions },
      query.get('from'),
    );
    window.history.replaceState(null, '', `#${target}`);
    onSignedIn();
  };

  return (
    <AccountFrame words={words} language={language} onLanguage={speak}>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {isReason(reason) && (
        <p className="notice" role="status">
          {words.reasons[reason]}
        </p>
      )}
      <LoginForm words={words} email={known} onSubmit={enter} />
    </AccountFrame>
  );
}
