import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EMAIL } from '../domain/wire/formats';
import { pageTitle } from '../i18n/pageTitle';
import { HttpError } from '../providers/httpError';
import { askForPasswordLink } from '../providers/passwordCalls';
import { AccountInput } from './AccountInput';
import { fill, type AccountWords } from './translator';
import styles from './account.module.css';

interface ForgottenPasswordProps {
  words: AccountWords;
  onBack: () => void;
}

function refusal(error: unknown, { forgot, reasons }: AccountWords): string {
  if (error instanceof HttpError && error.status === 0) return reasons.offline;
  if (error instanceof HttpError && error.status === 429) return forgot.tooMany;
  return fill(forgot.failed, { message: error instanceof Error ? error.message : String(error) });
}

/** Requests a link by e-mail; the message is the same whether the account exists or not. */
export function ForgottenPassword({ words, onBack }: ForgottenPasswordProps) {
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [state, setState] = useState<'form' | 'sending' | 'sent'>('form');
  const [refused, setRefused] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);
  const { forgot } = words;

  useEffect(() => {
    document.title = pageTitle(forgot.title);
  }, [forgot.title]);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const complaint = () => {
    if (!isAsked) return null;
    if (email.trim() === '') return words.emailRequired;
    return EMAIL.test(email.trim()) ? null : words.emailInvalid;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setRefused(null);
    if (!EMAIL.test(email.trim())) return;
    setState('sending');
    try {
      await askForPasswordLink(email.trim());
      setState('sent');
    } catch (error) {
      setRefused(error);
      setState('form');
    }
  };

  return (
    <>
      <h1>{forgot.title}</h1>
      {state !== 'sent' && <p className={styles.lead}>{forgot.lead}</p>}
      <div className={styles.done} role="status">
        {state === 'sent' && <p>{fill(forgot.sent, { email: email.trim() })}</p>}
      </div>
      {state !== 'sent' && (
        <form ref={form} noValidate onSubmit={(event) => void send(event)}>
          <div className={styles.alert} role="alert">
            {refused !== null && <p>{refusal(refused, words)}</p>}
          </div>
          <AccountInput
            id="email"
            label={words.email}
            error={complaint()}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <button type="submit" className={styles.primary} disabled={state === 'sending'}>
            {state === 'sending' ? forgot.sending : forgot.send}
          </button>
        </form>
      )}
      <button type="button" className={styles.beside} onClick={onBack}>
        {forgot.back}
      </button>
    </>
  );
}
