import { number, object, string, type InferType } from 'yup';
import type { RouteModule } from '../context';
import { inTransaction } from '../database/transaction';
import { actorOf } from '../plugins/actor';
import { once, sendAnswer } from '../plugins/idempotency';
import { secretOfKey } from './clientSignature';
import { idPath } from './inboxBody';
import { createKey, readKeys, revokeKey } from './inboxKeys';

const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);
const keyBody = object({
  name: string().trim().max(60).required(),
  funding_source_id: id().required(),
  close_door_pharmacy_id: id().nullable(),
});

/** Keys with which clients' systems sign what they send to the inbox. */
export const inboxKeysRoutes: RouteModule = (app, context) => {
  const tags = ['deliveries_inbox'];

  app.get(
    '/inbox_keys',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { tags, summary: 'Keys of clients’ systems, without secrets' },
    },
    (request) => readKeys(context.db, actorOf(request)),
  );

  // The answer holds a secret, so it is not kept for repeats as a command's is: a repeat makes another key.
  app.post<{ Body: InferType<typeof keyBody> }>(
    '/inbox_keys',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { body: keyBody, tags, summary: 'Make a key; its secret is told this once' },
    },
    async (request, reply) => {
      const { name, funding_source_id, close_door_pharmacy_id = null } = request.body;
      const wanted = { name, funding_source_id, close_door_pharmacy_id };
      const key = await inTransaction(context.db, (trx) => createKey(trx, request, wanted, context.clock()));
      const secret = await secretOfKey(context, key.key_id);
      return reply
        .header('cache-control', 'no-store')
        .code(201)
        .send({ ...key, secret });
    },
  );

  app.delete<{ Params: { id: number } }>(
    '/inbox_keys/:id',
    { config: { access: 'own', scope: 'cdp' }, schema: { params: idPath, tags, summary: 'Revoke a key' } },
    async (request, reply) => {
      const answer = await once(context, request, async (trx) => ({
        status: 200,
        body: await revokeKey(trx, request, request.params.id, context.clock()),
      }));
      return sendAnswer(reply, answer);
    },
  );
};
