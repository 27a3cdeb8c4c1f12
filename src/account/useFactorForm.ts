import { useState, type FormEvent } from 'react';
import { HttpError } from '../providers/httpError';
import { factorRefusal } from './factorRefusal';
import type { SecondFactorWords } from './secondFactorWords';

/** A form that sends one call at a time, keeps the input, and shows the error. */
export function useFactorForm(words: SecondFactorWords, send: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  /** Whether the server complained about a field. */
  const isWrong = (field: string) => refused instanceof HttpError && refused.errors[field] !== undefined;
  return {
    isBusy,
    isWrong,
    alert: refused === null ? null : factorRefusal(refused, words),
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
