import { sql } from 'kysely';
import { CALLS_RIGHT } from '../../../src/domain/calls/callRight';
import type { Db, Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';

/** Colleagues who are signed in and may take calls; people of one CDP see those of their own and of the operation. */
export async function readColleagues(db: Db | Trx, { user_id, cdp_id }: Actor, now: Date) {
  const [method, path] = CALLS_RIGHT;
  return db
    .selectFrom('users as u')
    .innerJoin('user_types as t', 't.id', 'u.user_type_id')
    .innerJoin('sessions as s', (join) =>
      join
        .onRef('s.user_id', '=', 'u.id')
        .on('s.ended_at', 'is', null)
        .on('s.expires_at', '>', now.toISOString()),
    )
    .select(['u.id', 'u.full_name'])
    .select(isBusy(sql.ref('u.id')).as('is_busy'))
    .where('u.id', '<>', user_id)
    .where('u.is_active', '=', true)
    .where('u.is_blocked', '=', false)
    .where('t.is_driver', '=', false)
    .where(
      sql<boolean>`exists (select from user_type_permissions p where p.user_type_id = t.id
        and p.http_method = ${method} and p.path_route = ${path})`,
    )
    .$if(cdp_id !== null, (query) =>
      query.where(sql<boolean>`(not u.is_cdp or u.cdp_id is null or u.cdp_id = ${cdp_id})`),
    )
    .orderBy('u.full_name')
    .orderBy('u.id')
    .execute();
}

/** Whether the person is in a call, or one rings for them alone. */
function isBusy(userId: ReturnType<typeof sql.ref>) {
  return sql<boolean>`exists (select from call_legs l where l.user_id = ${userId}
    and l.state <> 'left' and l.role <> 'line')`;
}

/** Locks people in the order of their ids, so that what they are doing stays so until the commit. */
export async function lockPeople(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export async function isInCall(trx: Trx, userId: number): Promise<boolean> {
  const leg = await trx
    .selectFrom('call_legs')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'left')
    .where('role', '<>', 'line')
    .executeTakeFirst();
  return leg !== undefined;
}
