import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import type { Permission } from '../../domain/access/access';
import { answer, NO_ANSWER } from '../answer';
import { callContract, typed } from '../call';

const tags = ['accounts'];

/** AUTH of spec §3, and when the session ends. */
export interface Auth {
  /** Binding token for the `Authorization` header. */
  Authorization: string;
  cdp_id: number | null;
  default_language: string;
  default_state: string;
  email: string;
  employee_id: number | null;
  full_name: string;
  id: number;
  is_cdp: boolean;
  is_first_signin: boolean;
  time_zone: string;
  user_type_id: number;
  /** Level of the additive contract; a specification-only server sends none. */
  contract_level?: number;
  /** UTC wire time; other servers may not send it. */
  expires_at?: string;
  /** Minutes of inactivity after which the session ends; 0, or another server: never. */
  idle_logoff_minutes?: number;
  /** A first sign-in, or an expired password. Other servers send it only for the first sign-in. */
  must_set_password?: boolean;
  /** The role requires a second factor and the user has none. */
  must_set_second_factor?: boolean;
  /** Days until the password must be changed, when a warning is due. */
  password_days_left?: number | null;
}

/** What proves the second step: one of these. */
export type SecondStepProof =
  { code: string } | { recovery_code: string } | { passkey: AuthenticationResponseJSON };

const auth = answer<Auth>({ id: 'number' });

export const signInCall = callContract({
  method: 'POST',
  path: '/users/sign_in',
  summary: 'Sign in',
  body: typed<{ email: string; password: string; client: 'web' | 'mobile' }>(),
  answer: auth,
});

export const secondStepCall = callContract({
  method: 'POST',
  path: '/users/sign_in/second_step',
  tags,
  summary: 'The second step of a sign-in: a code, a recovery code or a passkey',
  body: typed<SecondStepProof>(),
  answer: auth,
});

export const sessionCall = callContract({
  method: 'GET',
  path: '/users/session',
  summary: 'AUTH again, with a fresh Authorization value',
  answer: auth,
});

export const permissionsCall = callContract({
  method: 'GET',
  path: '/users/routes',
  summary: 'My permissions',
  answer: answer<Permission[]>([{ http_method: 'text', path_route: 'text' }]),
});

export const signOutCall = callContract({
  method: 'DELETE',
  path: '/users/sign_out',
  summary: 'Sign out',
  answer: NO_ANSWER,
});
