import type { Db, Trx } from '../database/database';
import { notFound } from '../plugins/errors';

/** AUTH of spec §3, and when the session ends. */
export interface AuthAnswer {
  /** Binding token for the `Authorization` header. */
  Authorization: string;
  cdp_id: number | null;
  default_language: 'en' | 'es';
  default_state: string;
  email: string;
  employee_id: number | null;
  full_name: string;
  id: number;
  is_cdp: boolean;
  is_first_signin: boolean;
  time_zone: string;
  user_type_id: number;
  /** UTC wire time. */
  expires_at: string;
}

/** The AUTH object of an open session. */
export async function authAnswer(db: Db | Trx, session_id: number, binding: string): Promise<AuthAnswer> {
  const auth = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.full_name', 'users.employee_id', 'users.user_type_id'])
    .select([
      'users.is_cdp',
      'users.cdp_id',
      'users.default_language',
      'users.default_state',
      'users.time_zone',
    ])
    .select(['users.is_first_signin', 'sessions.expires_at'])
    .where('sessions.id', '=', session_id)
    .executeTakeFirst();
  if (!auth) throw notFound();
  return { Authorization: binding, ...auth };
}
