import { mixed, object } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import { suscribeCall } from '../../../src/contract/notifications/devices';
import { isPushKeys, isPushService } from './pushService';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { inTransaction } from '../database/transaction';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { serve } from '../plugins/serve';
import { keepDevice, type WebSubscription } from './keepDevice';

/** Tokens and addresses of push services are far shorter; longer text cannot be indexed. */
const LONGEST = 2_000;

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
  const own = { access: 'signedIn', scope: 'self', bodyLimit: 8192 } as const;
  serve(app, withSchemas(suscribeCall, { body }), own, async (request, reply) => {
    const { user_id } = actorOf(request);
    if (request.params.id !== user_id) throw notFound();
    const given = request.body.notification_suscribe;
    const device = typeof given === 'string' ? given.trim() : given;
    await inTransaction(db, (trx) => keepDevice(trx, actorOf(request), device));
    return reply.code(204).send();
  });
};
