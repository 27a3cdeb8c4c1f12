import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object, string, type InferType } from 'yup';
import { canSubmitPassword } from '../domain/access/password';
import { HttpError } from '../providers/httpError';
import { AccountInput } from './AccountInput';
import type { FirstAdministratorWords } from './firstAdministratorWords';
import { PasswordTicks, ruleSentence } from './PasswordTicks';
import { fill, type AccountWords } from './translator';
import styles from './account.module.css';

/** Problems are translation keys, so that they follow the language. */
const schema = object({
  email: string().trim().required('emailRequired').email('emailInvalid').max(254, 'emailTooLong'),
  full_name: string().trim().required('nameRequired').max(120, 'nameTooLong'),
  password: string().required(),
  confirmation: string().required(),
});
export type NewAdministrator = Omit<InferType<typeof schema>, 'confirmation'>;

interface FirstAdministratorFormProps {
  words: FirstAdministratorWords;
  account: AccountWords;
  /** Rejects with the server's `HttpError`. */
  onSubmit: (administrator: NewAdministrator) => Promise<void>;
}

function refusal(error: unknown, { page }: FirstAdministratorWords): string {
  if (!(error instanceof HttpError)) return fill(page.failed, { message: String(error) });
  if (error.status === 0) return page.offline;
  if (error.status === 422) return page.fields;
  if (error.status === 429) return page.tooMany;
  return fill(page.failed, { message: error.message });
}

/** Data and password of the first administrator, by the rules of spec §5. */
export function FirstAdministratorForm({ words, account, onSubmit }: FirstAdministratorFormProps) {
  const [refused, setRefused] = useState<unknown>(null);
  const form = useForm({
    resolver: yupResolver(schema),
    defaultValues: { email: '', full_name: '', password: '', confirmation: '' },
  });
  const [email, full_name, password, confirmation] = useWatch({
    control: form.control,
    name: ['email', 'full_name', 'password', 'confirmation'],
  });
  const { errors, isSubmitting } = form.formState;
  const sentences: Readonly<Record<string, string>> = {
    emailRequired: account.emailRequired,
    emailInvalid: account.emailInvalid,
    emailTooLong: words.page.emailTooLong,
    nameRequired: words.page.nameRequired,
    nameTooLong: words.page.nameTooLong,
  };
  const complaint = (field: keyof NewAdministrator): string | null => {
    const own = errors[field]?.message;
    if (own) return sentences[own] ?? null;
    const theirs = refused instanceof HttpError ? refused.errors[field] : undefined;
    return theirs ? ruleSentence(theirs, words) : null;
  };
  const differs = confirmation !== '' && confirmation !== password;

  const submit = form.handleSubmit(async ({ confirmation: _confirmation, ...administrator }) => {
    setRefused(null);
    try {
      await onSubmit(administrator);
    } catch (error) {
      setRefused(error);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.alert} role="alert">
        {refused !== null && <p>{refusal(refused, words)}</p>}
      </div>
      <AccountInput
        id="email"
        label={words.page.email}
        error={complaint('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('email')}
      />
      <AccountInput
        id="full_name"
        label={words.page.fullName}
        error={complaint('full_name')}
        autoComplete="name"
        {...form.register('full_name')}
      />
      <AccountInput
        id="password"
        label={words.page.password}
        error={complaint('password')}
        type="password"
        autoComplete="new-password"
        {...form.register('password')}
      />
      <PasswordTicks password={password} known={[email, full_name]} words={words} />
      <AccountInput
        id="confirmation"
        label={words.page.confirmation}
        error={differs ? words.rules.passwordsDiffer : null}
        type="password"
        autoComplete="new-password"
        {...form.register('confirmation')}
      />
      <button
        type="submit"
        className={styles.primary}
        disabled={isSubmitting || !canSubmitPassword(password, confirmation)}
      >
        {isSubmitting ? words.page.creating : words.page.create}
      </button>
    </form>
  );
}
