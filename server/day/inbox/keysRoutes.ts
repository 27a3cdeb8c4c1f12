import { createKeyCall, inboxKeysCall, revokeKeyCall } from '../../../src/contract/inbox/keys';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { secretOfKey } from './clientSignature';
import { createKey, readKeys, revokeKey } from './inboxKeys';

/** Keys with which clients' systems sign what they send to the inbox. */
export const inboxKeysRoutes: RouteModule = (app, context) => {
  serve(app, inboxKeysCall, { scope: 'cdp' }, (request) => readKeys(context.db, actorOf(request)));

  // The answer contains a secret, so it is not stored for repeats as a command's is: a repeat makes another key.
  serve(app, createKeyCall, { scope: 'cdp' }, async (request, reply) => {
    const { name, funding_source_id, close_door_pharmacy_id = null } = request.body;
    const wanted = { name, funding_source_id, close_door_pharmacy_id };
    const { key, server_key_id } = await inTransaction(context.db, (trx) =>
      createKey(trx, request, wanted, context.clock()),
    );
    void reply.header('cache-control', 'no-store').code(201);
    return { ...key, secret: await secretOfKey(context, { key_id: key.key_id, server_key_id }) };
  });

  serveWrite(app, context, revokeKeyCall, { scope: 'cdp' }, async (trx, request) => ({
    status: 200,
    body: await revokeKey(trx, request, request.params.id, context.clock()),
  }));
};
