import { sql } from 'kysely';
import { number, object, string } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import {
  attendAllCall,
  attendNotificationCall,
  notificationCall,
  notificationsCall,
  notificationsTotalCall,
} from '../../../src/contract/notifications/notifications';
import type { RouteModule } from '../../context';
import { inTransaction } from '../database/transaction';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { publish } from '../plugins/outbox';
import { serve } from '../plugins/serve';
import { filterFields, filterQuery, inBell, readNotifications, writtenFor } from './ownNotifications';
import { subscriptionRoute } from './subscriptionRoute';
import { LANGUAGES } from '../../../src/domain/wire/languages';

/** Notifications page (spec §9). */
const PAGE_SIZE = 20;
const MAX_PER_PAGE = 100;

const readerFields = { language: string().oneOf(LANGUAGES) };
const listQuery = object({
  ...filterFields,
  ...readerFields,
  page: number().integer().min(1).max(100_000).default(1),
  per_page: number().integer().min(1).max(MAX_PER_PAGE).default(PAGE_SIZE),
});

/** Everybody's own notifications (spec §3, §7), newest first. */
export const notificationsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  subscriptionRoute(app, context);
  const config = { access: 'signedIn', scope: 'self' } as const;

  serve(app, withSchemas(notificationsCall, { query: listQuery }), config, async (request) => {
    const { page, per_page, language, ...filters } = request.query;
    const actor = actorOf(request);
    // Asked for by the device: delivered. Whoever sent it is told so.
    if (actor.client === 'mobile') {
      await db
        .updateTable('notifications')
        .set({ delivered_at: clock() })
        .where('user_id', '=', actor.user_id)
        .where('delivered_at', 'is', null)
        .execute();
    }
    const rows = await readNotifications(db)
      .where(inBell(actor.user_id, filters))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute();
    return writtenFor(db, { ...actor, language: language ?? actor.language }, rows);
  });

  serve(app, withSchemas(notificationsTotalCall, { query: filterQuery }), config, async (request) =>
    db
      .selectFrom('notifications')
      .select(sql<number>`count(*)`.as('total_items'))
      .where(inBell(actorOf(request).user_id, request.query))
      .executeTakeFirstOrThrow(),
  );

  // The cookie alone is enough: the worker that a push wakes up has no page.
  const forWorker = { ...config, withoutBinding: true };
  serve(app, withSchemas(notificationCall, { query: object(readerFields) }), forWorker, async (request) => {
    const actor = actorOf(request);
    const row = await readNotifications(db)
      .where('id', '=', request.params.id)
      .where('user_id', '=', actor.user_id)
      .executeTakeFirst();
    if (!row) throw notFound();
    const language = request.query.language ?? actor.language;
    const [written] = await writtenFor(db, { ...actor, language }, [row]);
    if (!written) throw notFound();
    return written;
  });

  serve(app, attendNotificationCall, config, async (request) => {
    const { user_id } = actorOf(request);
    const { id } = request.params;
    return inTransaction(db, async (trx) => {
      const attended = await trx
        .updateTable('notifications')
        .set({ is_attended: true })
        .where('id', '=', id)
        .where('user_id', '=', user_id)
        .returning(['id', 'is_attended'])
        .executeTakeFirst();
      if (!attended) throw notFound();
      await publish(trx, { topic: 'notifications', event: 'notification.attended', body: { id }, user_id });
      return attended;
    });
  });

  serve(app, withSchemas(attendAllCall, { query: filterQuery }), config, async (request) => {
    const { user_id } = actorOf(request);
    return inTransaction(db, async (trx) => {
      const attended = await trx
        .updateTable('notifications')
        .set({ is_attended: true })
        .where(inBell(user_id, { ...request.query, is_attended: 0 }))
        .returning('id')
        .execute();
      await publish(trx, { topic: 'notifications', event: 'notification.attended', body: {}, user_id });
      return { attended: attended.length };
    });
  });
};
