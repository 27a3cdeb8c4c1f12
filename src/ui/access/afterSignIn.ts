import { isAllowed, permission, type PermissionIndex } from '../../domain/access/access';
import { HOME } from '../../domain/access/paths';
import { AUTH_OF_SESSION, passwordQueryText, REGISTER_PASSWORD_PATH } from '../../domain/access/passwordLink';

/** The facts that decide the first page. */
export interface SignedIn {
  id: number;
  /** Or the password is too old. */
  isFirstSignin: boolean;
  permissions: PermissionIndex;
}

/**
 * The first page after signing in (spec §2): set a password first, then the page that required the sign-in,
 * participants when permitted, else dispatch. Who may see neither starts where the guard of dispatch would lead, without
 * its warning.
 */
export function afterSignIn(person: SignedIn, from: string | null): string {
  if (person.isFirstSignin) {
    return `${REGISTER_PASSWORD_PATH}?${passwordQueryText({ auth: AUTH_OF_SESSION, id: person.id })}`;
  }
  if (from && isInside(from)) return from;
  const mayRead = (path: string) => isAllowed(permission('GET', path), person.permissions);
  if (mayRead('/participants')) return '/data/participants';
  return mayRead('/delivery_manifest') ? '/dispatch' : HOME;
}

/** A path of this app other than the start or sign-in page; values from a URL are not trusted further. */
function isInside(path: string): boolean {
  return /^\/[a-z0-9]/i.test(path) && !/^\/(login|home)\b/.test(path);
}
