import { useState } from 'react';
import { AccountInput } from './AccountInput';
import type { SecondFactorWords } from './secondFactorWords';
import { useFactorForm } from './useFactorForm';
import styles from './account.module.css';

interface PasswordFormProps {
  words: SecondFactorWords;
  email: string;
  verb: string;
  /** Rejects with the server's `HttpError`. */
  onSubmit: (password: string) => Promise<void>;
}

/** Requires the password again: the open session may be used by another person. */
export function PasswordForm({ words, email, verb, onSubmit }: PasswordFormProps) {
  const { setup } = words;
  const [password, setPassword] = useState('');
  const form = useFactorForm(words, () => onSubmit(password));
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <div className={styles.alert} role="alert">
        {form.alert && <p>{form.alert}</p>}
      </div>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <AccountInput
        id="password"
        label={setup.password}
        error={form.isWrong('password') ? setup.passwordWrong : null}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit" className={styles.primary} disabled={form.isBusy || password === ''}>
        {form.isBusy ? setup.working : verb}
      </button>
    </form>
  );
}
