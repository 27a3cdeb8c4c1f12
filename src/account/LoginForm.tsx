import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EMAIL } from '../domain/wire/formats';
import { HttpError } from '../providers/httpError';
import { fill, type AccountWords } from './translator';
import { useCountdown } from './useCountdown';
import accountStyles from './account.module.css';
import styles from './loginForm.module.css';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Problems are keys of the page's own translations, so that they follow the language. Checked without a
 * schema library, which would be larger than the rest of the page.
 */
function emailComplaint(email: string): true | 'emailRequired' | 'emailInvalid' {
  if (email.trim() === '') return 'emailRequired';
  return EMAIL.test(email.trim()) || 'emailInvalid';
}

interface LoginFormProps {
  words: AccountWords;
  email: string;
  /** Rejects with the server's `HttpError`. */
  onSubmit: (credentials: Credentials) => Promise<void>;
}

/** Message of a refused sign-in (contract.md, "Sign-in"). */
function refusal(error: unknown, words: AccountWords): string {
  if (!(error instanceof HttpError)) return fill(words.failed, { message: String(error) });
  if (error.status === 0) return words.reasons.offline;
  switch (error.statusCode) {
    case 'auth001':
      return words.wrong;
    case 'auth002':
      return words.tooMany;
    case 'auth003':
      return words.driver;
    case 'auth004':
      return words.blocked;
    default:
      return fill(words.failed, { message: error.message });
  }
}

function complaint(key: string | undefined, words: AccountWords): string | null {
  if (key === 'emailRequired' || key === 'emailInvalid' || key === 'passwordRequired') return words[key];
  return null;
}

export function LoginForm({ words, email, onSubmit }: LoginFormProps) {
  const [refused, setRefused] = useState<unknown>(null);
  const [isShown, setShown] = useState(false);
  const [left, startCountdown] = useCountdown();
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;
  const emailError = complaint(errors.email?.message, words);
  const passwordError = complaint(errors.password?.message, words);

  const submit = form.handleSubmit(async (credentials) => {
    setRefused(null);
    try {
      await onSubmit({ ...credentials, email: credentials.email.trim() });
    } catch (error) {
      setRefused(error);
      if (error instanceof HttpError && error.retryAfter !== null) startCountdown(error.retryAfter);
      form.setFocus('password');
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={accountStyles.alert} role="alert">
        {refused !== null && (
          <p>
            {refusal(refused, words)} {left > 0 && fill(words.tryAgainIn, { time: clock(left) })}
          </p>
        )}
      </div>
      <label htmlFor="email">{words.email}</label>
      <input
        id="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={emailError !== null}
        aria-describedby={emailError ? 'email-error' : undefined}
        {...form.register('email', { validate: emailComplaint })}
      />
      {emailError && (
        <p className={accountStyles.fieldError} id="email-error">
          {emailError}
        </p>
      )}
      <label htmlFor="password">{words.password}</label>
      <div className={styles.withButton}>
        <input
          id="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          aria-invalid={passwordError !== null}
          aria-describedby={passwordError ? 'password-error' : undefined}
          {...form.register('password', { required: 'passwordRequired' })}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
            <circle cx="12" cy="12" r="2.8" />
            {isShown && <path d="m4 4 16 16" />}
          </svg>
        </button>
      </div>
      {passwordError && (
        <p className={accountStyles.fieldError} id="password-error">
          {passwordError}
        </p>
      )}
      <button type="submit" className={accountStyles.primary} disabled={isSubmitting || left > 0}>
        {isSubmitting ? words.signingIn : words.signIn}
      </button>
    </form>
  );
}

/** Seconds as "2:05". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
