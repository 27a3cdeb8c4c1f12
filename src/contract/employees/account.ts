import { boolean, object, string, type InferType } from 'yup';
import type { AccountObstacle } from '../../domain/access/accountReach';
import { EMAIL } from '../../domain/wire/formats';
import { VALIDATION } from '../../resources/schema/messages';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';

const tags = ['employees'];
const ACCOUNT = '/employees/:id/account';
const EMAIL_CHANGE = '/employees/:id/account/email_change';

/** A new e-mail that counts once it is confirmed there. */
export interface PendingEmail {
  email: string;
  /** UTC wire time. */
  expires_at: string;
  /** The link has expired; it can be sent again. */
  is_expired: boolean;
}

/** The employee's account. */
export interface Account {
  id: number;
  email: string;
  user_type_id: number;
  user_type_name: string;
  is_driver: boolean;
  is_cdp: boolean;
  cdp_id: number | null;
  is_active: boolean;
  is_blocked: boolean;
  is_first_signin: boolean;
  /** Absent on servers that know nothing of second factors. */
  has_second_factor?: boolean;
  /** UTC wire time. */
  last_sign_in_at: string | null;
  /** Why this person may not act on it; absent on servers that do not say. */
  obstacle?: AccountObstacle | null;
  pending_email?: PendingEmail | null;
}

/** A role that could be given, and whether this person may give it. */
export interface AccountRole {
  id: number;
  name: string;
  is_driver: boolean;
  may_give: boolean;
}

const accountBody = object({
  email: string().required().max(254).matches(EMAIL, VALIDATION.email),
  user_type_id: idField().required(),
  is_cdp: boolean().required(),
  cdp_id: idField().nullable(),
  /** The user's own password, when their own e-mail changes. */
  password: string().max(200),
});
export type AccountBody = InferType<typeof accountBody>;

export const accountRolesCall = callContract({
  method: 'GET',
  path: '/employees/account_roles',
  tags,
  summary: 'Roles that I can assign',
  answer: answer<AccountRole[]>([{ id: 'number' }]),
});

export const accountCall = callContract({
  method: 'GET',
  path: ACCOUNT,
  tags,
  summary: "The employee's account, or null",
  answer: answer<{ account: Account | null }>({ account: 'record or nothing' }),
});

export const saveAccountCall = callContract({
  method: 'PUT',
  path: ACCOUNT,
  tags,
  summary: 'Create or change the account of an employee',
  body: accountBody,
  answer: NO_ANSWER,
});

export const cancelEmailChangeCall = callContract({
  method: 'DELETE',
  path: EMAIL_CHANGE,
  tags,
  summary: 'Cancel an unconfirmed email change',
  answer: NO_ANSWER,
});

export const sendEmailChangeCall = callContract({
  method: 'POST',
  path: `${EMAIL_CHANGE}/send`,
  tags,
  summary: 'Send the link to the new email again',
  answer: NO_ANSWER,
});
