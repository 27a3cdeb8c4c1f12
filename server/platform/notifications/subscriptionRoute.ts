import { number, object, string } from 'yup';
import type { RouteModule } from '../../context';
import { inTransaction } from '../database/transaction';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { keepDevice } from './keepDevice';

/** Tokens of push services are far shorter; longer text cannot be indexed. */
const LONGEST_TOKEN = 2_000;

const idParam = object({ id: number().integer().positive().max(Number.MAX_SAFE_INTEGER).required() });
const body = object({
  notification_suscribe: string().trim().max(LONGEST_TOKEN).nullable().defined(),
});

interface Subscription {
  Params: { id: number };
  Body: { notification_suscribe: string | null };
}

/** Where my device is called (spec §7, spelled so). The token belongs to the session, and ends with it; null or an empty text takes it away. */
export const subscriptionRoute: RouteModule = (app, { db }) => {
  app.put<Subscription>(
    '/users/:id/notification_suscribe',
    {
      config: { access: 'signedIn', scope: 'self' },
      schema: { params: idParam, body, summary: 'Call this device for my notifications' },
      bodyLimit: 8192,
    },
    async (request, reply) => {
      const { user_id } = actorOf(request);
      if (request.params.id !== user_id) throw notFound();
      const token = request.body.notification_suscribe;
      await inTransaction(db, (trx) => keepDevice(trx, actorOf(request), token));
      return reply.code(204).send();
    },
  );
};
