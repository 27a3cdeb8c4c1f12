import { useState } from 'react';
import { PASSKEY_NAME_MAX } from '../domain/access/secondFactor';
import { makePasskey } from '../providers/secondFactorCalls';
import { AccountInput } from './AccountInput';
import type { SecondFactorWords } from './secondFactorWords';
import { useFactorForm } from './useFactorForm';
import styles from './account.module.css';

interface PasskeyFormProps {
  words: SecondFactorWords;
  email: string;
  onDone: (codes: readonly string[] | null) => void;
}

/** Name and password; then the browser creates the passkey. */
export function PasskeyForm({ words, email, onDone }: PasskeyFormProps) {
  const { setup } = words;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const form = useFactorForm(words, async () => onDone(await makePasskey(password, name.trim())));
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <div className={styles.alert} role="alert">
        {form.alert && <p>{form.alert}</p>}
      </div>
      <AccountInput
        id="name"
        label={setup.passkeyName}
        error={null}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <p className={styles.hint}>{setup.passkeyNameHint}</p>
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
      <button
        type="submit"
        className={styles.primary}
        disabled={form.isBusy || name.trim() === '' || password === ''}
      >
        {form.isBusy ? setup.working : setup.makePasskey}
      </button>
    </form>
  );
}
