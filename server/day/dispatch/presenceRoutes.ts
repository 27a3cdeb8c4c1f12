import { presenceCall } from '../../../src/contract/board/day';
import type { Presence } from '../../../src/domain/runs/presence';
import type { RouteModule } from '../../context';
import type { Db } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf, type Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';
import { serve } from '../../platform/plugins/serve';
import { isWithinScope } from '../../records/runs/runScope';
import { readPresence } from '../news/watchers';

/** CDP of the run that the person is viewing. Throws 404 for a run that the person may not see. */
async function cdpOfRun(db: Db, actor: Actor, manifestId: number): Promise<number> {
  const run = await db
    .selectFrom('delivery_manifest')
    .select(['close_door_pharmacy_id', 'employee_id', 'delivery_manifest_status_id'])
    .where('id', '=', manifestId)
    .executeTakeFirst();
  if (!run || !isWithinScope(actor, run)) throw notFound();
  return run.close_door_pharmacy_id;
}

/** Other people who have the day open, from their latest report. */
async function othersAt(db: Db, actor: Actor, date: string): Promise<Presence[]> {
  return (await readPresence(db, date))
    .filter(({ cdp_id }) => cdp_id === null || actor.cdp_id === null || cdp_id === actor.cdp_id)
    .map(({ who }) => who)
    .filter((one) => one.user_id !== actor.user_id);
}

/**
 * Presence: which person is viewing which run. Only the entry in the outbox is stored. Other boards receive it, and
 * the maintenance deletes it. A person without a new report within `PRESENCE_SECONDS` counts as gone.
 */
export const presenceRoutes: RouteModule = (app, { db }) => {
  const config = { access: { as: ['GET', '/delivery_manifest'] }, scope: 'run' } as const;
  serve(app, presenceCall, config, async (request) => {
    const actor = actorOf(request);
    const { is_driver, cdp_id } = actor;
    const { date, delivery_manifest_id } = request.body;
    const topic = `presence:${date}`;
    const cdpId = delivery_manifest_id === null ? null : await cdpOfRun(db, actor, delivery_manifest_id);
    // A driver's device looks at one run, and dispatchers look at each other.
    if (is_driver) return [];
    const body: Presence = {
      user_id: actor.user_id,
      full_name: actor.full_name,
      delivery_manifest_id,
    };
    await inTransaction(db, (trx) =>
      publish(trx, { topic, event: 'presence', body: { ...body }, cdp_id: cdpId ?? cdp_id }),
    );
    return othersAt(db, actor, date);
  });
};
