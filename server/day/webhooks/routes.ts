import { sql } from 'kysely';
import { callCall, callsCall, callsTotalCall, replayCallCall } from '../../../src/contract/webhooks/calls';
import {
  createEndpointCall,
  endpointsCall,
  removeEndpointCall,
  rotateSecretCall,
  testEndpointCall,
  updateEndpointCall,
} from '../../../src/contract/webhooks/endpoints';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { callsOf, readCall, readCalls, replayCall } from './calls';
import {
  createEndpoint,
  readEndpoint,
  readEndpoints,
  removeEndpoint,
  rotateSecret,
  sendTest,
  updateEndpoint,
} from './endpoints';
import { newSecret, sealSecret, secretKeys } from './endpointSecrets';
import { WebhookPump } from './webhookPump';

const own = { scope: 'operation' } as const;
const READING = { access: { as: ['GET', callsCall.path] }, ...own } as const;
const CHANGING = { access: { as: ['PUT', updateEndpointCall.path] }, ...own } as const;

/** Clients' systems that are told of their deliveries, and every call to them (decision 0116). */
export const webhooksRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  app.jobs.beside(new WebhookPump(context));

  serve(app, endpointsCall, own, () => readEndpoints(db));

  // The answers contain a secret, so they are not stored for repeats as a command's are: a repeat makes another one.
  serve(app, createEndpointCall, own, async (request, reply) => {
    const secret = newSecret();
    const sealed_secret = sealSecret(await secretKeys(context), secret);
    const made = await inTransaction(db, async (trx) => {
      const id = await createEndpoint(trx, request, { ...request.body, sealed_secret }, clock());
      return readEndpoint(trx, id);
    });
    void reply.header('cache-control', 'no-store').code(201);
    return { ...made, secret };
  });

  serve(app, rotateSecretCall, own, async (request, reply) => {
    const { id } = request.params;
    const secret = newSecret();
    const sealed = sealSecret(await secretKeys(context), secret);
    const rotated = await inTransaction(db, async (trx) => {
      await rotateSecret(trx, request, id, sealed, clock());
      return readEndpoint(trx, id);
    });
    void reply.header('cache-control', 'no-store');
    return { ...rotated, secret };
  });

  serveWrite(app, context, updateEndpointCall, own, async (trx, request) => {
    const { state, ...fields } = request.body;
    const wanted = { ...fields, state: state === 'paused' ? state : ('active' as const) };
    return { status: 200, body: await updateEndpoint(trx, request, request.params.id, wanted, clock()) };
  });

  serveWrite(app, context, removeEndpointCall, own, async (trx, request) => {
    await removeEndpoint(trx, request, request.params.id);
    return { status: 200, body: null };
  });

  serveWrite(app, context, testEndpointCall, CHANGING, async (trx, request) => {
    await sendTest(trx, request, request.params.id, clock());
    return { status: 202, body: null };
  });

  serve(app, callsCall, own, ({ query: { page, per_page, ...filters } }) =>
    readCalls(db, filters, page, per_page),
  );

  serve(app, callsTotalCall, READING, (request) =>
    callsOf(db, request.query)
      .select(sql<number>`count(*)`.as('total_items'))
      .executeTakeFirstOrThrow(),
  );

  serve(app, callCall, READING, (request) => readCall(db, request.params.id));

  serveWrite(app, context, replayCallCall, own, async (trx, request) => {
    await replayCall(trx, request, request.params.id, clock());
    return { status: 202, body: null };
  });
};
