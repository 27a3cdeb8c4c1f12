import { useCallback, useState } from 'react';
import type { ImportLotView } from '../../domain/imports/importView';
import { HttpError, request } from '../../providers/http';
import { lotPath } from '../lotCalls';
import type { OpenLot } from './lotContext';

interface LotCall {
  /** Behind the path of the lot; the lot itself when left out. */
  part?: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
}

/** A lot, either alone or as part of an answer. */
function lotIn(data: unknown): ImportLotView | null {
  if (typeof data !== 'object' || data === null) return null;
  const found = 'lot' in data ? data.lot : data;
  return typeof found === 'object' && found !== null && 'state' in found ? (found as ImportLotView) : null;
}

/**
 * Sends a command about the lot with the version that the user sees, and shows its answer at once. Throws
 * `HttpError`, which `toast` has already shown.
 */
export async function sendLotCommand(
  { lot, take, refresh }: OpenLot,
  call: LotCall,
  { toast = false } = {},
): Promise<void> {
  try {
    const { data } = await request(`${lotPath(lot.id)}${call.part ?? ''}`, {
      method: call.method,
      body: call.body,
      version: lot.version,
      toast,
    });
    const changed = lotIn(data);
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
  const send = async (call: LotCall): Promise<boolean> => {
    setIsSending(true);
    setError(null);
    try {
      await sendLotCommand(wired, call);
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
