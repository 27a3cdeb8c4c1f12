import type { SecondFactorWords } from './secondFactorWords';
import styles from './factorChoice.module.css';

interface FactorChoiceProps {
  words: SecondFactorWords;
  /** False when browsers do not support passkeys at this address. */
  canAddPasskey: boolean;
  onChoose: (factor: 'totp' | 'passkey') => void;
}

/** The two kinds of second factor, each with a description. */
export function FactorChoice({ words: { setup }, canAddPasskey, onChoose }: FactorChoiceProps) {
  return (
    <div className={styles.choices}>
      <button type="button" onClick={() => onChoose('totp')}>
        <strong>{setup.chooseTotp}</strong>
        <span>{setup.chooseTotpText}</span>
      </button>
      <button type="button" disabled={!canAddPasskey} onClick={() => onChoose('passkey')}>
        <strong>{setup.choosePasskey}</strong>
        <span>{canAddPasskey ? setup.choosePasskeyText : setup.noPasskeysHere}</span>
      </button>
    </div>
  );
}
