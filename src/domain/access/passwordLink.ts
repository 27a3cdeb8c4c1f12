/** Query of the set-password screen (spec §2): `id` (user id), `token`, `auth` and `isMobile`. */
export interface PasswordQuery {
  /** Whose password it is; without it the token says so. */
  readonly id: number | null;
  readonly token: string;
  /** What another server wants in its `Authorization` header; ours ignores it. */
  readonly auth: string;
  readonly isMobile: boolean;
}

/**
 * What `auth` is after a first sign-in: the session of this browser is meant. It grants nothing by itself, as what
 * stands in an address ends up in histories.
 */
export const AUTH_OF_SESSION = 'session';

export const REGISTER_PASSWORD_PATH = '/register-password';
/** The same screen under its other name. */
export const RESET_PASSWORD_PATH = '/reset-password';
/** Where the link leads that confirms a new e-mail; its query is `token`. */
export const CONFIRM_EMAIL_PATH = '/confirm-email';

/** Where a person sets up what proves them beside their password. */
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

/** Takes a query ready to be asked, e.g. `URLSearchParams`: the rules know no browser. */
export function readPasswordQuery(query: { get: (name: string) => string | null }): PasswordQuery {
  const id = query.get('id') ?? '';
  return {
    id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null,
    token: query.get('token') ?? '',
    auth: query.get('auth') ?? '',
    isMobile: /^(1|true)$/i.test(query.get('isMobile') ?? ''),
  };
}
