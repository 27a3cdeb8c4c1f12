import { otherSignIn, type OtherSignIn } from './sessionLoss';

/** Survives the reload that ends a session, and is deleted with the tab. */
const KEY = 'OTHER_SIGN_IN';

export function leaveNote(other: OtherSignIn | null): void {
  if (other) sessionStorage.setItem(KEY, JSON.stringify(other));
  else sessionStorage.removeItem(KEY);
}

/** The note of the previous page about the sign-in that closed its session. */
export function readNote(): OtherSignIn | null {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return null;
  try {
    return otherSignIn(JSON.parse(stored) as Record<string, unknown>);
  } catch {
    sessionStorage.removeItem(KEY);
    return null;
  }
}
