import type { InputHTMLAttributes } from 'react';
import styles from './account.module.css';

interface AccountInputProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** The problem as a translated message; null when there is none. */
  error: string | null;
}

/** A labelled field with its problem below it. */
export function AccountInput({ id, label, error, ...input }: AccountInputProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      {error && (
        <p className={styles.fieldError} id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
