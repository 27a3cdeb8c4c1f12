/** Query of the set-password screen (spec §2): `id` (user id), `token`, `auth` and `isMobile`. */
export interface PasswordQuery {
  /** The user of the password; if missing, the token identifies the user. */
  readonly id: number | null;
  readonly token: string;
  /** For servers that require it in the `Authorization` header; this server ignores it. */
  readonly auth: string;
  readonly isMobile: boolean;
}

/**
 * Value of `auth` after a first sign-in: use the session of this browser. It grants nothing by itself,
 * because URLs are stored in histories.
 */
export const AUTH_OF_SESSION = 'session';

export const REGISTER_PASSWORD_PATH = '/register-password';
/** Alias of the same screen. */
export const RESET_PASSWORD_PATH = '/reset-password';
/** Page that confirms a new e-mail; its query parameter is `token`. */
export const CONFIRM_EMAIL_PATH = '/confirm-email';

/** Page where a user sets up a second factor. */
export const SECOND_FACTOR_PATH = '/second-factor';

export function passwordQueryText(query: Partial<PasswordQuery>): string {
  const parts: [string, string | undefined][] = [
    ['auth', query.auth],
    ['id', query.id == null ? undefined : String(query.id)],
    ['token', query.token],
    ['isMobile', query.isMobile ? '1' : undefined],
  ];
  return parts.flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : [])).join('&');
}

/** Takes a parsed query, e.g. `URLSearchParams`: the domain does not depend on the browser. */
export function readPasswordQuery(query: { get: (name: string) => string | null }): PasswordQuery {
  const id = query.get('id') ?? '';
  return {
    id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null,
    token: query.get('token') ?? '',
    auth: query.get('auth') ?? '',
    isMobile: /^(1|true)$/i.test(query.get('isMobile') ?? ''),
  };
}
