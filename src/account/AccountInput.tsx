import type { InputHTMLAttributes } from 'react';

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
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
