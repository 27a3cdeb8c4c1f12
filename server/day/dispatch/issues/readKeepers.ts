import type { IssueKeeper } from '../../../../src/domain/stops/issueView';
import type { Db, Trx } from '../../../platform/database/database';

/** The pair that looking after issues asks for. */
export const KEEP_ISSUES = ['PUT', '/delivery_manifest/unsuccesfully_events/owner'] as const;

/** Users who may look after issues: active users with the permission. `is_cdp` users get only those of their CDP. */
export async function readKeepers(db: Db | Trx, cdpId: number | null): Promise<IssueKeeper[]> {
  return db
    .selectFrom('users as u')
    .innerJoin('user_type_permissions as p', 'p.user_type_id', 'u.user_type_id')
    .select(['u.id', 'u.full_name'])
    .where('p.http_method', '=', KEEP_ISSUES[0])
    .where('p.path_route', '=', KEEP_ISSUES[1])
    .where('u.is_active', '=', true)
    .$if(cdpId !== null, (query) => query.where('u.cdp_id', '=', cdpId))
    .orderBy('u.full_name')
    .orderBy('u.id')
    .execute();
}
