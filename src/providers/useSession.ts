import type { Auth } from '../contract/account/session';
import { readSession } from './session';

/** AUTH of the signed-in user (spec §3). Only for screens behind the sign-in: there is always a session. */
export function useSession(): Auth {
  const session = readSession();
  if (!session) throw new Error('No session: this screen stands behind the sign-in');
  return session.auth;
}
