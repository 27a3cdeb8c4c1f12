import {
  changePasswordCall,
  requestPasswordLinkCall,
  setPasswordByLinkCall,
} from '../contract/account/passwords';
import { AUTH_OF_SESSION, type PasswordQuery } from '../domain/access/passwordLink';
import { bindingToken } from './binding';
import { readApi } from './callApi';

/** Placeholder for servers that require an `Authorization` header (spec §7); it grants nothing. */
function dateString(): string {
  return new Date().toISOString().slice(0, 10);
}

/** POST /users/reset_password: the answer is the same whether the account exists or not. */
export async function askForPasswordLink(email: string): Promise<void> {
  const headers = { Authorization: dateString() };
  await readApi(requestPasswordLinkCall, { body: { email } }, { headers });
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
    await readApi(changePasswordCall, { params: { id }, body }, { headers });
    return;
  }
  await readApi(setPasswordByLinkCall, { body: { new_password, token } }, { headers });
}
