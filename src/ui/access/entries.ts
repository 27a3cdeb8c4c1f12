import {
  CONFIRM_EMAIL_PATH,
  REGISTER_PASSWORD_PATH,
  RESET_PASSWORD_PATH,
  SECOND_FACTOR_PATH,
} from '../../domain/access/passwordLink';
import { FIRST_ADMINISTRATOR, SUCCESS_MOBILE_PASSWORD, VERIFY } from '../../domain/access/paths';

/**
 * The public pages (spec §2): each opens in every state, by link or typed URL, and keeps the session. `title`
 * is a key of `pages`.
 */
export const ENTRIES = [
  { path: '/tracking/:trackingHashId', opens: 'tracking', title: 'tracking' },
  { path: REGISTER_PASSWORD_PATH, opens: 'password', title: 'setPassword' },
  { path: RESET_PASSWORD_PATH, opens: 'password', title: 'setPassword' },
  { path: SUCCESS_MOBILE_PASSWORD, opens: 'mobileDone', title: 'passwordChanged' },
  { path: VERIFY, opens: 'verify', title: 'verify' },
  { path: CONFIRM_EMAIL_PATH, opens: 'confirmEmail', title: 'confirmEmail' },
  { path: SECOND_FACTOR_PATH, opens: 'secondFactor', title: 'secondFactor' },
  { path: FIRST_ADMINISTRATOR, opens: 'firstAdministrator', title: 'firstAdministrator' },
] as const;

export type Entry = (typeof ENTRIES)[number]['opens'];

/** The public page at the hash of an address, or null. */
export function entryAt(hash: string): Entry | null {
  const segments = hash.replace(/^#/, '').split('?')[0]?.split('/') ?? [];
  const entry = ENTRIES.find(({ path }) => {
    const wanted = path.split('/');
    return (
      wanted.length === segments.length &&
      wanted.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
    );
  });
  return entry?.opens ?? null;
}
