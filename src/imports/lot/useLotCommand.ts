import { useCallback, useState } from 'react';
import { HttpError } from '../../providers/http';
import type { OpenLot } from './lotContext';
import type { LotVerb } from './lotVerbs';

/**
 * Sends a command about the lot with the version that the user sees, and shows its answer at once. Throws
 * `HttpError`, which `toast` has already shown.
 */
export async function sendLotCommand(
  { lot, take, refresh }: OpenLot,
  verb: LotVerb,
  { toast = false } = {},
): Promise<void> {
  try {
    const changed = await verb(lot.id, { version: lot.version, toast });
    if (changed) take(changed);
  } catch (error) {
    // A colleague's change came first: it is shown beside the error.
    if (error instanceof HttpError && error.status === 412) refresh();
    throw error;
  }
}

/** The same for a page: one command at a time, with its error. True when it succeeded. */
export function useLotCommand(wired: OpenLot) {
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<HttpError | null>(null);
  const send = async (verb: LotVerb): Promise<boolean> => {
    setIsSending(true);
    setError(null);
    try {
      await sendLotCommand(wired, verb);
      return true;
    } catch (cause) {
      if (!(cause instanceof HttpError)) throw cause;
      setError(cause);
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { send, isSending, error, forget: useCallback(() => setError(null), []) };
}
