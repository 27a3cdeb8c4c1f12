import type { FastifyInstance, FastifyRequest } from 'fastify';
import { receiveOrdersCall, type ReceivedOrder } from '../../../src/contract/inbox/entries';
import type { RouteModule, ServerContext } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { invalid, malformed } from '../../platform/plugins/errors';
import { once, requireIdempotencyKey, sendAnswer } from '../../platform/plugins/idempotency';
import type { Trx } from '../../platform/database/database';
import { readSettings } from '../../platform/settings/readSettings';
import { serve, type RequestOf } from '../../platform/plugins/serve';
import { authenticateClient } from './clientSignature';
import { onceForClient } from './onceForClient';
import { answerFhirError, FHIR_TYPE, readFhirOrders, sendFhir } from './fhirOrders';
import { receiveOrders } from './receiveOrders';
import type { InboxSender } from './inboxSender';

type ReceiveRequest = RequestOf<typeof receiveOrdersCall>;

/** Per address. A system sends up to 500 orders in one request. */
const MAX_PER_MINUTE = 120;

/** Keeps the raw bytes of the body beside the parsed body, because a signature covers the bytes. */
function keepRawBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    ['application/json', FHIR_TYPE],
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      request.rawBody = body;
      void parse(request, body.toString('utf8'), done);
    },
  );
}

function ordersOf({
  orders,
  funding_source_id: _,
  ...single
}: ReceiveRequest['body']): readonly ReceivedOrder[] {
  if (!orders) return [single];
  const alsoOne = Object.values(single).some((value) => value != null);
  if (alsoOne) throw malformed('Send one order, or several under orders, not both');
  return orders;
}

/** Puts the orders of FHIR's resources in the place of the body, in our own form. Throws `WrongResource`. */
async function takeFhir({ db }: ServerContext, request: FastifyRequest): Promise<void> {
  if (!request.headers['content-type']?.includes(FHIR_TYPE)) return;
  // Resources are what systems send; a person types.
  if (!request.inboxClient) throw malformed('FHIR is for the systems of clients');
  const { default_time_zone } = await readSettings(db);
  request.fhir = readFhirOrders(request.body, default_time_zone);
  const { orders, isBundle } = request.fhir;
  request.body = isBundle ? { orders } : { ...orders[0] };
}

/** The sender of a signed request, as its key defines it. */
function senderByKey(request: ReceiveRequest): InboxSender | null {
  const client = request.inboxClient;
  if (!client) return null;
  const { funding_source_id, close_door_pharmacy_id, inbox_key_id, name } = client;
  const named = request.body.funding_source_id;
  if (named != null && named !== funding_source_id)
    throw invalid({ funding_source_id: { message: 'validation.reference' } });
  return {
    author: { user_id: null, full_name: name, remote_address: request.ip, request_id: request.id },
    origin: 'api',
    funding_source_id,
    close_door_pharmacy_id,
    inbox_key_id,
    created_by: null,
    created_by_name: name,
  };
}

async function senderByHand({ db }: ServerContext, request: ReceiveRequest): Promise<InboxSender> {
  const { user_id, full_name, cdp_id } = actorOf(request);
  const { funding_source_id } = request.body;
  if (funding_source_id == null) throw invalid({ funding_source_id: { message: 'validation.required' } });
  const source = await db
    .selectFrom('funding_sources')
    .select('id')
    .where('id', '=', funding_source_id)
    .executeTakeFirst();
  if (!source) throw invalid({ funding_source_id: { message: 'validation.reference' } });
  return {
    author: request,
    origin: 'hand',
    funding_source_id,
    close_door_pharmacy_id: cdp_id,
    inbox_key_id: null,
    created_by: user_id,
    created_by_name: full_name,
  };
}

/** `POST /deliveries_inbox`: by a client's system with its signature, or by a person who types. */
export const receiveRoutes: RouteModule = (app, context) => {
  keepRawBody(app);
  app.decorateRequest('rawBody', null);
  app.decorateRequest('inboxClient', null);
  app.decorateRequest('fhir', null);
  app.setErrorHandler(answerFhirError);

  const config = {
    scope: 'cdp',
    orClientKey: true,
    rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' },
    // Before the body is validated, so that an unknown sender learns no rule of a body.
    preValidation: async (request: FastifyRequest) => {
      if (!request.actor) request.inboxClient = await authenticateClient(context, request);
      await takeFhir(context, request);
    },
  } as const;
  serve(app, receiveOrdersCall, config, async (request, reply) => {
    const orders = ordersOf(request.body);
    const take = (sender: InboxSender) => async (trx: Trx) => ({
      status: 201,
      body: { results: await receiveOrders(trx, sender, orders, context.clock()) },
    });
    const client = request.inboxClient;
    const byKey = senderByKey(request);
    if (client && byKey) {
      const answer = await onceForClient(context, request, client, take(byKey));
      return request.fhir ? sendFhir(reply, request.fhir, answer) : sendAnswer(reply, answer);
    }
    requireIdempotencyKey(request);
    const byHand = await senderByHand(context, request);
    return sendAnswer(reply, await once(context, request, take(byHand)));
  });
};
