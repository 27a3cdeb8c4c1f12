import { useState, type FormEvent } from 'react';
import { HttpError } from '../providers/httpError';
import type { SecondFactorWords } from './secondFactorWords';
import { isPasskeyRefusal } from './passkeyRefusal';
import { fill } from './translator';

/** What went wrong when a factor was set up, above the form. */
function factorRefusal(error: unknown, { setup, reasons }: SecondFactorWords): string {
  if (isPasskeyRefusal(error)) return reasons.canceled;
  if (!(error instanceof HttpError)) return fill(reasons.failed, { message: String(error) });
  if (error.status === 0) return reasons.offline;
  if (error.status === 429) return setup.tooMany;
  if (error.status === 422) return error.errors.response ? reasons.wrongPasskey : setup.fields;
  if (error.args.reason === 'noSetup') return setup.again;
  if (error.args.reason === 'noPasskeysHere') return setup.noPasskeysHere;
  return fill(reasons.failed, { message: error.message });
}

/** A form that sends once at a time, keeps what was typed, and says what was refused. */
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
