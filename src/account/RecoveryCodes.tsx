import { useState } from 'react';
import { downloadFile } from '../ui/downloadFile';
import type { SecondFactorWords } from './secondFactorWords';
import accountStyles from './account.module.css';
import styles from './recoveryCodes.module.css';

interface RecoveryCodesProps {
  words: SecondFactorWords;
  codes: readonly string[];
  onKept: () => void;
}

/** The codes, shown one time: copy, download or print. */
export function RecoveryCodes({ words: { setup }, codes, onKept }: RecoveryCodesProps) {
  const [note, setNote] = useState<string | null>(null);
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNote(setup.copied);
    } catch (cause) {
      if (!(cause instanceof DOMException)) throw cause;
      setNote(setup.notCopied);
    }
  };
  return (
    <>
      <h1>{setup.codesTitle}</h1>
      <p className={accountStyles.lead}>{setup.codesLead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.codeActions}>
        <button type="button" onClick={() => void copy()}>
          {setup.copy}
        </button>
        <button
          type="button"
          onClick={() => downloadFile(new Blob([`${text}\n`], { type: 'text/plain' }), setup.fileName)}
        >
          {setup.download}
        </button>
        <button type="button" onClick={() => window.print()}>
          {setup.print}
        </button>
      </div>
      <p className={accountStyles.hint} role="status">
        {note}
      </p>
      <button type="button" className={accountStyles.primary} onClick={onKept}>
        {setup.kept}
      </button>
    </>
  );
}
