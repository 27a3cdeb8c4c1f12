import { CONTRACT_LEVEL } from '../../../src/domain/wire/contractLevel';
import { fromWire } from '../../../src/domain/time/dates';
import { isPasswordWarning, passwordDaysLeft } from '../../../src/domain/access/passwordAge';
import type { ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { notFound } from '../../platform/plugins/errors';
import { MUST_SET_FACTOR } from '../../platform/plugins/readFactors';
import { readSettings } from '../../platform/settings/readSettings';
import type { Language } from '../../../src/domain/wire/languages';

/** AUTH of spec §3, and when the session ends. */
export interface AuthAnswer {
  /** Binding token for the `Authorization` header. */
  Authorization: string;
  cdp_id: number | null;
  default_language: Language;
  default_state: string;
  email: string;
  employee_id: number | null;
  full_name: string;
  id: number;
  is_cdp: boolean;
  is_first_signin: boolean;
  time_zone: string;
  user_type_id: number;
  /** Indicates that this server supports the additive contract. */
  contract_level: number;
  /** UTC wire time. */
  expires_at: string;
  /** Minutes without the person's doing anything after which the session ends; 0: never. */
  idle_logoff_minutes: number;
  /** First sign-in, or the password is too old: nothing else is possible until a password is set. */
  must_set_password: boolean;
  /** The role requires a second factor and none is set up: nothing else is possible until then. */
  must_set_second_factor: boolean;
  /** Days until the password must be changed, if the person should be reminded; else null. */
  password_days_left: number | null;
}

/** The AUTH object of an open session. */
export async function authAnswer(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Db | Trx,
  session_id: number,
  binding: string,
): Promise<AuthAnswer> {
  const settings = await readSettings(db);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .select(['users.id', 'users.email', 'users.full_name', 'users.employee_id', 'users.user_type_id'])
    .select([
      'users.is_cdp',
      'users.cdp_id',
      'users.default_language',
      'users.default_state',
      'users.time_zone',
    ])
    .select(['users.is_first_signin', 'sessions.expires_at', 'users.password_changed_at', 'users.created_at'])
    .select(MUST_SET_FACTOR)
    .where('sessions.id', '=', session_id)
    .executeTakeFirst();
  if (!found) throw notFound();
  const { password_changed_at, created_at, ...auth } = found;
  const left = passwordDaysLeft(fromWire(password_changed_at ?? created_at), clock(), settings);
  return {
    Authorization: binding,
    ...auth,
    contract_level: CONTRACT_LEVEL,
    idle_logoff_minutes: settings.idle_logoff_minutes,
    must_set_password: auth.is_first_signin || left === 0,
    password_days_left: isPasswordWarning(left, settings) ? left : null,
  };
}
