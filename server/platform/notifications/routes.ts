import { sql } from 'kysely';
import { number, object } from 'yup';
import { NOTIFICATION_TYPE } from '../../../src/domain/wire/notification';
import type { RouteModule } from '../../context';
import type { Db } from '../database/database';
import { inTransaction } from '../database/transaction';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { publish } from '../plugins/outbox';
import { subscriptionRoute } from './subscriptionRoute';

/** Notifications page (spec §9). */
const PAGE_SIZE = 20;
const MAX_PER_PAGE = 100;

interface Filters {
  /** 0 leaves out what the bell for asynchronous requests shows. */
  show_async_request?: number;
  is_attended?: number;
}
interface Paging {
  page: number;
  per_page: number;
}

const filterFields = {
  show_async_request: number().oneOf([0, 1]),
  is_attended: number().oneOf([0, 1]),
};
const listQuery = object({
  ...filterFields,
  page: number().integer().min(1).max(100_000).default(1),
  per_page: number().integer().min(1).max(MAX_PER_PAGE).default(PAGE_SIZE),
});
const idParam = object({ id: number().integer().positive().max(Number.MAX_SAFE_INTEGER).required() });

function ownNotifications(db: Db, user_id: number, { show_async_request, is_attended }: Filters) {
  return db
    .selectFrom('notifications')
    .where('user_id', '=', user_id)
    .$if(show_async_request === 0, (query) =>
      query.where('type', '<>', NOTIFICATION_TYPE.asynchronousProcessing),
    )
    .$if(is_attended !== undefined, (query) => query.where('is_attended', '=', is_attended === 1));
}

/** Everybody's own notifications (spec §3, §7), newest first. */
export const notificationsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  subscriptionRoute(app, context);
  const config = { access: 'signedIn', scope: 'self' } as const;

  app.get<{ Querystring: Filters & Paging }>(
    '/notification',
    { config, schema: { querystring: listQuery, summary: 'My notifications' } },
    async (request) => {
      const { page, per_page, ...filters } = request.query;
      const { user_id, client } = actorOf(request);
      // Asked for by the device: delivered. Whoever sent it is told so.
      if (client === 'mobile') {
        await db
          .updateTable('notifications')
          .set({ delivered_at: clock() })
          .where('user_id', '=', user_id)
          .where('delivered_at', 'is', null)
          .execute();
      }
      return ownNotifications(db, user_id, filters)
        .select(['id', 'type', 'title', 'body', 'json_body as jsonBody', 'is_attended', 'created_at'])
        .orderBy('id', 'desc')
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute();
    },
  );

  app.get<{ Querystring: Filters }>(
    '/notification/total_items',
    { config, schema: { querystring: object(filterFields), summary: 'How many notifications I have' } },
    async (request) =>
      ownNotifications(db, actorOf(request).user_id, request.query)
        .select(sql<number>`count(*)`.as('total_items'))
        .executeTakeFirstOrThrow(),
  );

  app.patch<{ Params: { id: number } }>(
    '/notification/:id/attended',
    { config, schema: { params: idParam, summary: 'Mark a notification as read' } },
    async (request) => {
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
    },
  );
};
