import { isAllowed, type PermissionIndex } from '../domain/access';

/** What decides where a person goes. */
export interface SignedIn {
  id: number;
  isFirstSignin: boolean;
  authorization: string;
  permissions: PermissionIndex;
}

/**
 * Where a person goes after signing in (spec §2): set a password first, then the place that they were sent away from,
 * participants when they may see them, else dispatch.
 */
export function afterSignIn(person: SignedIn, from: string | null): string {
  if (person.isFirstSignin) {
    return `/register-password?${new URLSearchParams({ auth: person.authorization, id: String(person.id) }).toString()}`;
  }
  if (from && isInside(from)) return from;
  const mayParticipants = isAllowed({ http_method: 'GET', path_route: '/participants' }, person.permissions);
  return mayParticipants ? '/data/participants' : '/dispatch';
}

/** A path of this app, not the start page or the sign-in page; what comes from an address is not trusted further. */
function isInside(path: string): boolean {
  return /^\/[a-z0-9]/i.test(path) && !/^\/(login|home)\b/.test(path);
}
