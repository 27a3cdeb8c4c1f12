import { useState, type FormEvent } from 'react';
import type { SecondStepProof } from '../contract/account/session';
import type { SecondStepMethod } from '../domain/access/secondFactor';
import { HttpError } from '../providers/httpError';
import { askPasskey, type SecondStepDue } from '../providers/secondFactorCalls';
import { finishSignIn, type Session } from '../providers/session';
import { AccountInput } from './AccountInput';
import { isPasskeyRefusal } from './passkeyRefusal';
import type { SecondFactorWords } from './secondFactorWords';
import { fill } from './translator';
import styles from './account.module.css';

interface SecondStepProps {
  words: SecondFactorWords;
  due: SecondStepDue;
  headingId?: string;
  onSignedIn: (session: Session) => void;
  /** Back to the password; `isOver`: it took too long. */
  onBack: (isOver: boolean) => void;
}

const ORDER: readonly SecondStepMethod[] = ['totp', 'passkey', 'recovery_code'];

function refusal(error: unknown, { reasons }: SecondFactorWords): string {
  if (isPasskeyRefusal(error)) return reasons.canceled;
  if (!(error instanceof HttpError)) return fill(reasons.failed, { message: String(error) });
  if (error.status === 0) return reasons.offline;
  if (error.status === 429) return reasons.tooMany;
  switch (error.args.reason) {
    case 'usedCode':
    case 'wrongRecoveryCode':
    case 'wrongPasskey':
    case 'wrongCode':
      return reasons[error.args.reason];
    default:
      return fill(reasons.failed, { message: error.message });
  }
}

/** After the password: the code of an authenticator app, a recovery code or a passkey. */
export function SecondStep({ words, due, headingId, onSignedIn, onBack }: SecondStepProps) {
  const ways = ORDER.filter((way) => due.methods.includes(way));
  const [way, setWay] = useState<SecondStepMethod>(ways[0] ?? 'recovery_code');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const { step } = words;

  const choose = (next: SecondStepMethod) => {
    setWay(next);
    setTyped('');
    setRefused(null);
  };
  const proof = async (): Promise<SecondStepProof> => {
    if (way === 'totp') return { code: typed.trim() };
    if (way === 'recovery_code') return { recovery_code: typed.trim() };
    if (!due.passkey) throw new Error(words.reasons.noPasskeys);
    return { passkey: await askPasskey(due.passkey) };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    setBusy(true);
    try {
      onSignedIn(await finishSignIn(await proof()));
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 'auth012') return onBack(true);
      setRefused(error);
      setBusy(false);
    }
  };
  const isCode = way === 'totp';

  return (
    <>
      <h1 id={headingId}>{step.title}</h1>
      <p className={styles.lead}>{step[way]}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.alert} role="alert">
          {refused !== null && <p>{refusal(refused, words)}</p>}
        </div>
        {way !== 'passkey' && (
          <AccountInput
            // Another method is another field: the typed text is not kept.
            key={way}
            id="second-step"
            label={isCode ? step.code : step.recoveryCode}
            error={null}
            autoFocus
            inputMode={isCode ? 'numeric' : 'text'}
            autoComplete={isCode ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={isCode ? 10 : 40}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <button
          type="submit"
          className={styles.primary}
          disabled={isBusy || (way !== 'passkey' && typed.trim() === '')}
        >
          {isBusy ? step.confirming : way === 'passkey' ? step.usePasskey : step.confirm}
        </button>
      </form>
      {ways
        .filter((each) => each !== way)
        .map((each) => (
          <button
            key={each}
            type="button"
            className={styles.beside}
            disabled={isBusy}
            onClick={() => choose(each)}
          >
            {{ totp: step.useTotp, passkey: step.usePasskey, recovery_code: step.useRecoveryCode }[each]}
          </button>
        ))}
      <button type="button" className={styles.beside} disabled={isBusy} onClick={() => onBack(false)}>
        {step.back}
      </button>
      <p className={styles.hint}>{step.lost}</p>
    </>
  );
}
