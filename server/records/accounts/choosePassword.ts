import { COMMON_PASSWORD, isCommonPassword, nameProblem } from '../../../src/domain/access/commonPassword';
import { isEmailAsPassword, passwordProblems } from '../../../src/domain/access/password';
import type { Problem } from '../../../src/domain/wire/problem';
import { SETTING_GROUPS } from '../../../src/domain/wire/settings';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { sendMessage } from '../../outside/messages/sendMessage';
import { isLeakedPassword } from '../../outside/passwordLeaks';
import { writeAudit, type AuditAuthor } from '../../platform/plugins/audit';
import { invalid } from '../../platform/plugins/errors';
import { forgetSecondSteps } from '../secondFactor/secondStep';
import { readSettings } from '../../platform/settings/readSettings';
import { COMMON_PASSWORDS } from './commonPasswords';
import { instantWriter } from './instantWriter';
import { hashPassword, isPassword } from './passwords';
import { endOtherSessions } from './sessions';

/** Number of past passwords that are stored, regardless of how many the setting compares. */
const KEPT_PASSWORDS = 24;

const PRODUCT_NAME = SETTING_GROUPS.general.operation_name.default;

interface Named {
  email: string;
  full_name: string;
}

export interface PasswordOwner extends Named {
  user_id: number;
  password_hash: string;
}

/** The rules that need only the password itself: those of spec §5, and that it is not a common one. */
export function passwordProblem(new_password: string): Problem | null {
  const broken = passwordProblems({ new_password, confirmation: new_password }).new_password;
  if (broken) return broken;
  return isCommonPassword(new_password, COMMON_PASSWORDS) ? COMMON_PASSWORD : null;
}

/** A password that can be guessed from the names of the person and the company, or that is known from a leak. */
export async function guessProblem(
  context: ServerContext,
  { email, full_name }: Named,
  new_password: string,
): Promise<Problem | null> {
  if (isEmailAsPassword(new_password, email)) return { message: 'validation.passwordIsEmail' };
  const { operation_name } = await readSettings(context.db);
  const ofNames = nameProblem(new_password, { email, full_name, company: [operation_name, PRODUCT_NAME] });
  if (ofNames) return ofNames;
  return (await isLeakedPassword(context, new_password)) ? { message: 'validation.passwordLeaked' } : null;
}

/** Throws 422 for a password that no account may have. */
export function requireGoodPassword(new_password: string): void {
  const problem = passwordProblem(new_password);
  if (problem) throw refused(problem);
}

function refused(problem: Problem): Error {
  return invalid({ new_password: problem });
}

/**
 * The hash of a password that this person may have; throws 422 for their names and for one of their last passwords
 * (setting `password_history`). To call outside a transaction: it works for a good while.
 */
export async function hashOfNewPassword(
  context: ServerContext,
  owner: PasswordOwner,
  new_password: string,
): Promise<string> {
  const { db } = context;
  requireGoodPassword(new_password);
  const guessed = await guessProblem(context, owner, new_password);
  if (guessed) throw refused(guessed);
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

/**
 * Writes a chosen password, ends the person's sessions and notifies the person. Must be called last in a transaction
 * (`publish`).
 */
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
  await forgetSecondSteps(trx, user_id);
  await endOtherSessions(trx, at, user_id, session_id);
  const words = await instantWriter(trx, { ...user, user_id });
  await sendMessage(trx, {
    channel: 'email',
    to: user.email,
    language: user.default_language,
    template: 'passwordChanged',
    args: { name: user.full_name, at: words(at) },
  });
}
