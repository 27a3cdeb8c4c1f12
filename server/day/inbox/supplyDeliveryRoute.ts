import { object, string } from 'yup';
import { searchSet, writeSupplyDelivery } from '../../../src/domain/fhir/writeResources';
import { normaliseText, ORDER_NUMBER_MAX } from '../../../src/domain/wire/formats';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { authenticateClient } from './clientSignature';
import { answerFhirError, FHIR_TYPE } from './fhirOrders';

/** Per address: a system that follows the orders of a day. */
const MAX_PER_MINUTE = 120;
const query = object({ identifier: string().trim().max(ORDER_NUMBER_MAX).required() });

/**
 * `GET /fhir/SupplyDelivery?identifier=A100`: what became of an order, for the client's system that sent it. Its signature
 * covers the address with the query in the place of a body. People with the right to the inbox may look too.
 */
export const supplyDeliveryRoute: RouteModule = (app, context) => {
  app.setErrorHandler(answerFhirError);
  app.get<{ Querystring: { identifier: string } }>(
    '/fhir/SupplyDelivery',
    {
      config: {
        access: { as: ['GET', '/deliveries_inbox'] },
        scope: 'cdp',
        orClientKey: true,
        rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' },
      },
      schema: {
        querystring: query,
        tags: ['deliveries_inbox'],
        summary: 'What became of an order, as FHIR R4 SupplyDelivery',
      },
      preValidation: async (request) => {
        if (!request.actor)
          request.inboxClient = await authenticateClient(context, request, Buffer.from(request.url));
      },
    },
    async (request, reply) => {
      const client = request.inboxClient;
      const cdp_id = client ? client.close_door_pharmacy_id : actorOf(request).cdp_id;
      const deliveries = await context.db
        .selectFrom('delivery_events as e')
        .innerJoin('participants as p', 'p.id', 'e.participant_id')
        .select(['e.id', 'e.order_number', 'p.client_code', 'e.delivery_event_status_id'])
        .select('e.datetime as status_at')
        .where('e.order_number', '=', normaliseText(request.query.identifier))
        .$if(client !== null, (rows) =>
          rows.where('p.funding_source_id', '=', client?.funding_source_id ?? 0),
        )
        .$if(cdp_id !== null, (rows) => rows.where('e.close_door_pharmacy_id', '=', cdp_id ?? 0))
        .execute();
      return reply
        .type(`${FHIR_TYPE}; charset=utf-8`)
        .header('cache-control', 'no-store')
        .send(searchSet(deliveries.map(writeSupplyDelivery)));
    },
  );
};
