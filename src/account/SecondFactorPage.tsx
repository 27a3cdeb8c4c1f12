import { useEffect, useState } from 'react';
import type { OwnFactors } from '../domain/access/secondFactor';
import { pageTitle } from '../i18n/pageTitle';
import type { NewTotp } from '../contract/account/secondFactor';
import { AccountFrame } from './AccountFrame';
import { FactorChoice } from './FactorChoice';
import { PasskeyForm } from './PasskeyForm';
import { PasswordForm } from './PasswordForm';
import { RecoveryCodes } from './RecoveryCodes';
import { loadSecondFactorWords, type SecondFactorWords } from './secondFactorWords';
import { TotpForm } from './TotpForm';
import { beginTotp, newRecoveryCodes } from '../providers/secondFactorCalls';
import { useOwnWords, useWords, type Spoken } from './useWords';
import styles from './account.module.css';

/** The setup step: one of these, or first the choice. */
export type Adding = 'totp' | 'passkey' | 'codes';

interface SecondFactorPageProps {
  first: Spoken;
  firstWords: SecondFactorWords;
  factors: OwnFactors;
  adding: Adding | null;
  /** For password managers: the user of the password. */
  email: string;
  /** Required before anything else: the only other action is signing out. */
  isMust: boolean;
  onDone: () => void;
  onSignOut: () => void;
}

/** `/second-factor`: sets up an authenticator app or a passkey, and shows recovery codes one time. */
export function SecondFactorPage(props: SecondFactorPageProps) {
  const { first, firstWords, factors, email, isMust, onDone, onSignOut } = props;
  const [{ language, words: account }, setLanguage] = useWords(first);
  const words = useOwnWords(loadSecondFactorWords, firstWords, language);
  const { setup } = words;
  const [adding, setAdding] = useState(props.adding);
  const [begun, setBegun] = useState<NewTotp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isDone, setDone] = useState(false);
  const title = codes ? setup.codesTitle : setup.title;

  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  const finish = (made: readonly string[] | null) => {
    if (made) setCodes(made);
    else setDone(true);
  };
  const goBack = () => {
    setBegun(null);
    if (props.adding) onDone();
    else setAdding(null);
  };

  if (codes) {
    return (
      <AccountFrame words={account} language={language} onLanguage={setLanguage}>
        <RecoveryCodes words={words} codes={codes} onKept={onDone} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame words={account} language={language} onLanguage={setLanguage}>
      <h1>{setup.title}</h1>
      {!isDone && <p className={styles.lead}>{isMust ? setup.must : setup.lead}</p>}
      {/* A live region that exists before its content: otherwise it is not announced. */}
      <div className={styles.done} role="status">
        {isDone && <p>{setup.done}</p>}
      </div>
      {isDone && (
        <button type="button" className={styles.primary} onClick={onDone}>
          {setup.resume}
        </button>
      )}
      {!isDone && !adding && (
        <FactorChoice words={words} canAddPasskey={factors.can_add_passkey} onChoose={setAdding} />
      )}
      {!isDone && adding === 'totp' && !begun && (
        <PasswordForm
          words={words}
          email={email}
          verb={setup.next}
          onSubmit={async (password) => setBegun(await beginTotp(password))}
        />
      )}
      {!isDone && adding === 'totp' && begun && (
        <TotpForm words={words} begun={begun} onDone={finish} onOver={() => setBegun(null)} />
      )}
      {!isDone && adding === 'passkey' && <PasskeyForm words={words} email={email} onDone={finish} />}
      {!isDone && adding === 'codes' && (
        <PasswordForm
          words={words}
          email={email}
          verb={setup.next}
          onSubmit={async (password) => finish(await newRecoveryCodes(password))}
        />
      )}
      {!isDone && adding && (
        <button type="button" className={styles.beside} onClick={goBack}>
          {props.adding ? setup.cancel : setup.back}
        </button>
      )}
      {!isDone && !adding && (
        <button type="button" className={styles.beside} onClick={isMust ? onSignOut : onDone}>
          {isMust ? setup.signOut : setup.cancel}
        </button>
      )}
    </AccountFrame>
  );
}
