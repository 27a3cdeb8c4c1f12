import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { canSubmitPassword } from '../domain/access/password';
import { HttpError } from '../providers/httpError';
import type { ChosenPassword } from '../providers/passwordCalls';
import { AccountInput } from './AccountInput';
import { PasswordTicks, ruleSentence } from './PasswordTicks';
import type { PasswordWords } from './passwordWords';
import { fill } from './translator';
import styles from './account.module.css';

interface RegisterPasswordFormProps {
  words: PasswordWords;
  /** The old password is required only when the user is known (spec §5). */
  asksForOld: boolean;
  /** For password managers: the user of the password, if known. */
  email: string;
  /** Rejects with the server's `HttpError`. */
  onSubmit: (chosen: ChosenPassword) => Promise<void>;
}

function refusal(error: unknown, { page }: PasswordWords): string {
  if (!(error instanceof HttpError)) return fill(page.failed, { message: String(error) });
  if (error.status === 0) return page.offline;
  if (error.status === 422) return page.fields;
  if (error.status === 429) return page.tooMany;
  return fill(page.failed, { message: error.message });
}

/**
 * New password twice, with a live checklist; the button is enabled when both are equal and valid (spec §5).
 */
export function RegisterPasswordForm({ words, asksForOld, email, onSubmit }: RegisterPasswordFormProps) {
  const [refused, setRefused] = useState<unknown>(null);
  const form = useForm({ defaultValues: { old_password: '', new_password: '', confirmation: '' } });
  const [old, chosen, confirmation] = useWatch({
    control: form.control,
    name: ['old_password', 'new_password', 'confirmation'],
  });
  const { isSubmitting } = form.formState;
  const complaint = (field: keyof ChosenPassword): string | null => {
    const theirs = refused instanceof HttpError ? refused.errors[field] : undefined;
    return theirs ? ruleSentence(theirs, words) : null;
  };
  const submit = form.handleSubmit(async ({ old_password, new_password }) => {
    setRefused(null);
    try {
      await onSubmit({ old_password, new_password });
    } catch (error) {
      setRefused(error);
    }
  });
  const isReady = canSubmitPassword(chosen, confirmation) && (!asksForOld || old !== '');

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.alert} role="alert">
        {refused !== null && <p>{refusal(refused, words)}</p>}
      </div>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {asksForOld && (
        <AccountInput
          id="old_password"
          label={words.page.oldPassword}
          error={complaint('old_password')}
          type="password"
          autoComplete="current-password"
          {...form.register('old_password')}
        />
      )}
      <AccountInput
        id="new_password"
        label={words.page.password}
        error={complaint('new_password')}
        type="password"
        autoComplete="new-password"
        {...form.register('new_password')}
      />
      <PasswordTicks password={chosen} known={[email]} words={words} />
      <AccountInput
        id="confirmation"
        label={words.page.confirmation}
        error={confirmation !== '' && confirmation !== chosen ? words.rules.passwordsDiffer : null}
        type="password"
        autoComplete="new-password"
        {...form.register('confirmation')}
      />
      <button type="submit" className={styles.primary} disabled={isSubmitting || !isReady}>
        {isSubmitting ? words.page.saving : words.page.save}
      </button>
    </form>
  );
}
