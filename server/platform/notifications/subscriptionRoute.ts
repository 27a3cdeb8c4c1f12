import { mixed, number, object } from 'yup';
import { isPushKeys, isPushService } from '../../../src/domain/notifications/pushService';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { inTransaction } from '../database/transaction';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { keepDevice, type WebSubscription } from './keepDevice';

/** Tokens and addresses of push services are far shorter; longer text cannot be indexed. */
const LONGEST = 2_000;

const idParam = object({ id: number().integer().positive().max(Number.MAX_SAFE_INTEGER).required() });
type Given = string | WebSubscription | null;

/** A token, a subscription of a known push service, or nothing. */
function isDevice(given: unknown, others: readonly string[]): boolean {
  if (given === null) return true;
  if (typeof given === 'string') return given.length <= LONGEST;
  if (typeof given !== 'object') return false;
  const { endpoint, keys } = given as Partial<WebSubscription>;
  const isAddress =
    typeof endpoint === 'string' && endpoint.length <= LONGEST && isPushService(endpoint, others);
  return isAddress && isPushKeys(keys);
}

interface Subscription {
  Params: { id: number };
  Body: { notification_suscribe: Given };
}

/**
 * Where my device is called (spec §7, spelled so): the token of a mobile app, which ends with its session, or a browser's
 * subscription. Null or an empty text takes it away.
 */
export const subscriptionRoute: RouteModule = (app, { db, config }) => {
  const body = object({
    notification_suscribe: mixed<NonNullable<Given>>()
      .nullable()
      .defined()
      .test('device', VALIDATION.format, (given) => isDevice(given, config.push.services)),
  });
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
      const given = request.body.notification_suscribe;
      const device = typeof given === 'string' ? given.trim() : given;
      await inTransaction(db, (trx) => keepDevice(trx, actorOf(request), device));
      return reply.code(204).send();
    },
  );
};
