import { AUTH_OF_SESSION, type PasswordQuery } from '../domain/access/passwordLink';
import { bindingToken } from './binding';
import { request } from './http';

/** Placeholder for servers that require an `Authorization` header (spec §7); it grants nothing. */
function dateString(): string {
  return new Date().toISOString().slice(0, 10);
}

/** POST /users/reset_password: the answer is the same whether the account exists or not. */
export async function askForPasswordLink(email: string): Promise<void> {
  const headers = { Authorization: dateString() };
  await request('/users/reset_password', { method: 'POST', body: { email }, headers, toast: false });
}

export interface ChosenPassword {
  new_password: string;
  /** Only for a known user id (spec §5). */
  old_password: string;
}

/**
 * With a user id, the old password authorises the change; without one, the token of a link does (spec §7).
 */
export async function sendPassword(
  { id, token, auth }: PasswordQuery,
  { new_password, old_password }: ChosenPassword,
): Promise<void> {
  // Authorization: from the URL, else the open session, else the date (spec §7).
  const fromLink = auth && auth !== AUTH_OF_SESSION ? auth : null;
  const headers = { Authorization: fromLink ?? bindingToken() ?? dateString() };
  if (id !== null) {
    const body = { new_password, old_password };
    await request(`/users/reset_password/${id}`, { method: 'PUT', body, headers, toast: false });
    return;
  }
  const body = { new_password, token };
  await request('/users/set_password_from_token', { method: 'POST', body, headers, toast: false });
}
