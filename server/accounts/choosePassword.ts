import { isEmailAsPassword, passwordProblems } from '../../src/domain/password';
import type { Problem } from '../../src/domain/problem';
import type { ServerContext } from '../context';
import type { Trx } from '../database/database';
import { sendMessage } from '../messages/sendMessage';
import { writeAudit, type AuditAuthor } from '../plugins/audit';
import { invalid } from '../plugins/errors';
import { readSettings } from '../settings/readSettings';
import { instantInWords } from './instantInWords';
import { hashPassword, isPassword } from './passwords';
import { endOtherSessions } from './sessions';

/** What is kept of past passwords, however few the setting compares. */
const KEPT_PASSWORDS = 24;

export interface PasswordOwner {
  user_id: number;
  email: string;
  password_hash: string;
}

/** The rules that need nothing but the password itself (spec §5). Throws 422. */
export function requireGoodPassword(new_password: string): void {
  const problem = passwordProblems({ new_password, confirmation: new_password }).new_password;
  if (problem) throw refused(problem);
}

function refused(problem: Problem): Error {
  return invalid({ new_password: problem });
}

/**
 * The hash of a password that this person may have; throws 422 for their e-mail and for one of their last passwords
 * (setting `password_history`). To call outside a transaction: it works for a good while.
 */
export async function hashOfNewPassword(
  { db }: ServerContext,
  owner: PasswordOwner,
  new_password: string,
): Promise<string> {
  requireGoodPassword(new_password);
  if (isEmailAsPassword(new_password, owner.email)) throw refused({ message: 'validation.passwordIsEmail' });
  const { password_history } = await readSettings(db);
  const past = await db
    .selectFrom('password_history')
    .select('password_hash')
    .where('user_id', '=', owner.user_id)
    .orderBy('id', 'desc')
    .limit(password_history)
    .execute();
  const hashes = new Set([owner.password_hash, ...past.map((one) => one.password_hash)]);
  for (const hash of [...hashes].slice(0, password_history)) {
    if (!(await isPassword(hash, new_password))) continue;
    throw refused({ message: 'validation.passwordUsed', args: { count: password_history } });
  }
  return hashPassword(new_password);
}

interface ChosenPassword {
  user_id: number;
  password_hash: string;
  /** Stays open; every other session of the person ends. */
  session_id: number | null;
  author: AuditAuthor;
  action: 'setPassword' | 'changePassword';
}

/** Writes a chosen password, ends the person's sessions and tells them. To call last in a transaction (`publish`). */
export async function storePassword(
  { clock }: ServerContext,
  trx: Trx,
  { user_id, password_hash, session_id, author, action }: ChosenPassword,
): Promise<void> {
  const at = clock();
  const user = await trx
    .updateTable('users')
    .set({ password_hash, password_changed_at: at, is_first_signin: false })
    .where('id', '=', user_id)
    .returning(['email', 'full_name', 'default_language', 'time_zone'])
    .executeTakeFirstOrThrow();
  await trx.insertInto('password_history').values({ user_id, password_hash, created_at: at }).execute();
  await trx
    .deleteFrom('password_history')
    .where('user_id', '=', user_id)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('password_history')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('id', 'desc')
        .limit(KEPT_PASSWORDS),
    )
    .execute();
  await writeAudit(trx, author, { action, resource: 'users', record_id: user_id, changes: {} });
  await endOtherSessions(trx, at, user_id, session_id);
  await sendMessage(trx, {
    channel: 'email',
    to: user.email,
    language: user.default_language,
    template: 'passwordChanged',
    args: { name: user.full_name, at: instantInWords(at, user.time_zone, user.default_language) },
  });
}
