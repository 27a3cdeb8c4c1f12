import { useRef } from 'react';
import styles from './fileChoice.module.css';

interface FileChoiceProps {
  id: string;
  label: string;
  /** On the button. */
  verb: string;
  /** Shown until a file is chosen. */
  none: string;
  accept: string;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** A file input with translated texts: the browser's own button uses the browser's language. */
export function FileChoice({ id, label, verb, none, accept, file, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div className={styles.fileChoice}>
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          accept={accept}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
        <button type="button" aria-describedby={`${id}-name`} onClick={() => input.current?.click()}>
          {verb}
        </button>
        <span id={`${id}-name`} role="status">
          {file?.name ?? none}
        </span>
      </div>
    </>
  );
}
