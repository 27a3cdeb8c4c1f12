import { sql } from 'kysely';
import { boolean, number, object } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import { followCall, followedCall, type Followed } from '../../../src/contract/notifications/following';
import { addDays, dateInZone } from '../../../src/domain/time/dates';
import type { RouteModule } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf, type Actor } from '../../platform/plugins/actor';
import { malformed, notFound } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';
import { serve } from '../../platform/plugins/serve';
import { isWithinScope } from '../../records/runs/runScope';

const body = object({
  delivery_manifest_id: number().integer().positive(),
  close_door_pharmacy_id: number().integer().positive(),
  follow: boolean(),
  is_only: boolean(),
});

/** What a person follows and may still see: a run of yesterday can still be on the road. */
async function readFollowed(db: Db | Trx, actor: Actor, now: Date): Promise<Followed> {
  const since = addDays(dateInZone(now, actor.time_zone), -1);
  const ofCdp = actor.cdp_id === null ? sql<boolean>`true` : sql<boolean>`c.id = ${actor.cdp_id}`;
  const runs = await db
    .selectFrom('followed as f')
    .innerJoin('delivery_manifest as m', 'm.id', 'f.delivery_manifest_id')
    .innerJoin('cdps as c', 'c.id', 'm.close_door_pharmacy_id')
    .select(['m.id', 'm.name', 'm.delivery_date as date'])
    .where('f.user_id', '=', actor.user_id)
    .where('m.delivery_date', '>=', since)
    .where(ofCdp)
    .orderBy('m.delivery_date')
    .orderBy('m.name')
    .execute();
  const cdps = await db
    .selectFrom('followed as f')
    .innerJoin('cdps as c', 'c.id', 'f.close_door_pharmacy_id')
    .select(['c.id', 'c.name'])
    .where('f.user_id', '=', actor.user_id)
    .where(ofCdp)
    .orderBy('c.name')
    .execute();
  const only = await db
    .selectFrom('follow_only')
    .select('user_id')
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst();
  return { runs, cdps, is_only: only !== undefined };
}

async function setOnly(trx: Trx, user_id: number, isOnly: boolean): Promise<void> {
  if (isOnly)
    await trx
      .insertInto('follow_only')
      .values({ user_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await trx.deleteFrom('follow_only').where('user_id', '=', user_id).execute();
}

/** Throws 404 for a run or CDP that is not this person's to see. */
async function assertVisible(trx: Trx, actor: Actor, runId: number | null, cdpId: number | null) {
  const found =
    runId !== null
      ? await trx
          .selectFrom('delivery_manifest')
          .select(['close_door_pharmacy_id', 'employee_id', 'delivery_manifest_status_id'])
          .where('id', '=', runId)
          .executeTakeFirst()
      : await trx
          .selectFrom('cdps')
          .select('id as close_door_pharmacy_id')
          .where('id', '=', cdpId)
          .executeTakeFirst();
  if (!found || !isWithinScope(actor, found)) throw notFound();
}

/** What each person looks after. */
export const followRoutes: RouteModule = (app, { db, clock }) => {
  const own = { access: 'signedIn', scope: 'self' } as const;

  serve(app, followedCall, own, (request) => readFollowed(db, actorOf(request), clock()));

  serve(app, withSchemas(followCall, { body }), own, (request) => {
    const actor = actorOf(request);
    const { user_id } = actor;
    const { delivery_manifest_id: run = null, close_door_pharmacy_id: cdp = null } = request.body;
    const { follow, is_only } = request.body;
    const hasSubject = (run === null) !== (cdp === null);
    if (is_only === undefined && (!hasSubject || follow === undefined))
      throw malformed('Name one run or one CDP and whether to follow it, or is_only');
    return inTransaction(db, async (trx) => {
      if (is_only !== undefined) await setOnly(trx, user_id, is_only);
      if (hasSubject && follow === true) {
        await assertVisible(trx, actor, run, cdp);
        await trx
          .insertInto('followed')
          .values({ user_id, delivery_manifest_id: run, close_door_pharmacy_id: cdp })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else if (hasSubject) {
        await trx
          .deleteFrom('followed')
          .where('user_id', '=', user_id)
          .where('delivery_manifest_id', run === null ? 'is' : '=', run)
          .where('close_door_pharmacy_id', cdp === null ? 'is' : '=', cdp)
          .execute();
      }
      const followed = await readFollowed(trx, actor, clock());
      await publish(trx, { topic: 'notifications', event: 'follows.changed', body: {}, user_id });
      return followed;
    });
  });
};
