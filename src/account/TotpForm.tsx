import { useState } from 'react';
import { isCode } from '../domain/access/secondFactor';
import { QrPicture } from '../ui/pictures/QrPicture';
import { HttpError } from '../providers/httpError';
import type { NewTotp } from '../contract/account/secondFactor';
import { confirmTotp } from '../providers/secondFactorCalls';
import { AccountInput } from './AccountInput';
import type { SecondFactorWords } from './secondFactorWords';
import { useFactorForm } from './useFactorForm';
import styles from './totpForm.module.css';
import accountStyles from './account.module.css';

const QR_SIZE = 200;

interface TotpFormProps {
  words: SecondFactorWords;
  begun: NewTotp;
  /** With recovery codes when they are new. */
  onDone: (codes: readonly string[] | null) => void;
  /** The setup took too long: the shown secret is no longer valid. */
  onOver: () => void;
}

/** The secret as a QR code and as text, and the first code that proves that the app has it. */
export function TotpForm({ words, begun, onDone, onOver }: TotpFormProps) {
  const { setup } = words;
  const [code, setCode] = useState('');
  const form = useFactorForm(words, async () => {
    try {
      onDone(await confirmTotp(code.trim()));
    } catch (error) {
      if (error instanceof HttpError && error.args.reason === 'noSetup') return onOver();
      throw error;
    }
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <p>{setup.scan}</p>
      <div className={styles.qr}>
        <QrPicture text={begun.uri} label={setup.scanLabel} size={QR_SIZE} />
      </div>
      <p className={styles.secret}>
        {setup.bySecret} <code>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <div className={accountStyles.alert} role="alert">
        {form.alert && <p>{form.alert}</p>}
      </div>
      <AccountInput
        id="code"
        label={setup.firstCode}
        error={form.isWrong('code') ? words.reasons.wrongCode : null}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="submit" className={accountStyles.primary} disabled={form.isBusy || !isCode(code)}>
        {form.isBusy ? setup.working : setup.confirm}
      </button>
    </form>
  );
}
