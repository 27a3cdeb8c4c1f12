import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../../src/domain/time/durations';

/** A binding token is good for its slot and the next one: 15 to 30 minutes. */
const SLOT_MS = 15 * MINUTE_MS;

/** The credential of a session: 256 random bits, kept by the browser in a cookie and by us as a hash only. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function bindingOf(token: string, slot: number): string {
  return createHmac('sha256', token).update(`binding:${slot}`).digest('base64url');
}

function slotAt(at: Date): number {
  return Math.floor(at.getTime() / SLOT_MS);
}

/** The value for the `Authorization` header: lives in memory, so that the cookie alone does not make a request. */
export function bindingToken(token: string, at: Date): string {
  return bindingOf(token, slotAt(at));
}

/** Whether a binding token is of the present or the previous slot. */
export function isBindingToken(given: string | undefined, token: string, at: Date): boolean {
  if (!given) return false;
  const slot = slotAt(at);
  return [slot, slot - 1].some((each) => isSame(given, bindingOf(token, each)));
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
