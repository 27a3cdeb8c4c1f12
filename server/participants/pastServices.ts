import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { array, number, object, string } from 'yup';
import { EVENT_STATUS_IDS, isClosedStatus } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE_IDS, isRecipientStop } from '../../src/domain/stops/eventType';
import { LIST_PAGE_SIZE } from '../../src/domain/wire/lists';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import type { ServerContext } from '../context';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { TOTAL_ANSWER } from '../resources/answerSchemas';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { ownRuns, scopeOf } from '../resources/scopes';

const CLOSED = EVENT_STATUS_IDS.filter(isClosedStatus);
const AT_THE_DOOR = EVENT_TYPE_IDS.filter(isRecipientStop);
const MAX_PER_PAGE = 100;

const params = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });
const paging = object({
  page: number().integer().min(1).max(1_000_000).default(1),
  per_page: number().integer().min(1).max(MAX_PER_PAGE).default(LIST_PAGE_SIZE),
});
const pastService = object({
  id: number().integer().required(),
  delivery_manifest_id: number().integer().defined().nullable(),
  delivery_date: string().required(),
  datetime: string().defined().nullable(),
  time_zone: string().required(),
  order_number: string().defined().nullable(),
  cdp_name: string().required(),
  delivery_event_type_id: number().integer().required(),
  delivery_event_status_id: number().integer().required(),
  driver_name: string().defined().nullable(),
  copayment_amount: string().defined().nullable(),
  copayment_method: string().defined().nullable(),
});

interface Asked {
  Params: { id: number };
  Querystring: { page: number; per_page: number };
}

/** Deliveries of one person that are over, the latest first: the past services card (spec §6, "read on ActivityLogger"). */
export function pastServiceRoutes(app: FastifyInstance, { db }: ServerContext): void {
  const { http_method, path_route } = PERMISSIONS.activity_logger.read;
  const config = { access: { as: [http_method, path_route] }, scope: 'run' } as const;
  const tags = ['participants'];

  /** Their closed stops, on the events table `e`; an `is_cdp` user has only the own CDP's, a driver the own. Throws 404. */
  async function closedStops(request: FastifyRequest<Asked>) {
    const actor = actorOf(request);
    const { cdp_id, is_driver, employee_id } = actor;
    const scope = scopeOf('participants', actor);
    const person = await findRow(db, resourceOf('participants'), request.params.id, scope);
    if (!person) throw notFound();
    const ofCdp = cdp_id === null ? sql`true` : sql`e.close_door_pharmacy_id = ${cdp_id}`;
    const ofDriver = is_driver
      ? sql`exists (select from delivery_manifest m where m.id = e.delivery_manifest_id and ${ownRuns(employee_id)})`
      : sql`true`;
    return sql`e.participant_id = ${person.id} and ${ofCdp} and ${ofDriver}
      and e.delivery_event_type_id = any(${AT_THE_DOOR}::int[])
      and e.delivery_event_status_id = any(${CLOSED}::int[])`;
  }

  app.get<Asked>(
    '/participants/:id/past_services',
    {
      config,
      schema: {
        params,
        querystring: paging,
        tags,
        summary: 'Past deliveries of one participant',
        response: { 200: array(pastService) },
      },
    },
    async (request) => {
      const { page, per_page } = request.query;
      const { rows } = await sql`
        select e.id, e.delivery_manifest_id, e.delivery_date, e.datetime, c.time_zone, e.order_number,
          c.name as cdp_name, e.delivery_event_type_id, e.delivery_event_status_id, d.full_name as driver_name,
          e.copayment_amount, e.copayment_method
        from delivery_events e
        join cdps c on c.id = e.close_door_pharmacy_id
        left join delivery_manifest m on m.id = e.delivery_manifest_id
        left join employees d on d.id = m.employee_id
        where ${await closedStops(request)}
        order by e.delivery_date desc, e.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(
        db,
      );
      return rows;
    },
  );

  app.get<Asked>(
    '/participants/:id/past_services/total_items',
    {
      config,
      schema: {
        params,
        querystring: paging,
        tags,
        summary: 'How many past deliveries one participant has',
        response: { 200: TOTAL_ANSWER },
      },
    },
    async (request) => {
      const { rows } = await sql<{ total_items: number }>`
        select count(*) as total_items from delivery_events e where ${await closedStops(request)}`.execute(
        db,
      );
      return { total_items: rows[0]?.total_items ?? 0 };
    },
  );
}
