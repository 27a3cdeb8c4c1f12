import { useState } from 'react';
import { downloadFile } from '../ui/downloadFile';
import type { SecondFactorWords } from './secondFactorWords';

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
      <p className="lead">{setup.codesLead}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="code-actions">
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
      <p className="hint" role="status">
        {note}
      </p>
      <button type="button" className="primary" onClick={onKept}>
        {setup.kept}
      </button>
    </>
  );
}
