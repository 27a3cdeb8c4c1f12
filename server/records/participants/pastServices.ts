import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { array, number, object, string } from 'yup';
import {
  pastServicesCall,
  pastServicesTotalCall,
  type PastService,
} from '../../../src/contract/participants/pastServices';
import { EVENT_STATUS_IDS, isClosedStatus } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE_IDS, isRecipientStop } from '../../../src/domain/stops/eventType';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import type { ServerContext } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { TOTAL_ANSWER } from '../resources/answerSchemas';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { ownRuns, scopeOf } from '../resources/scopes';

const CLOSED = EVENT_STATUS_IDS.filter(isClosedStatus);
const AT_THE_DOOR = EVENT_TYPE_IDS.filter(isRecipientStop);

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

/** Deliveries of one person that are over, the latest first: the past services card (spec §6, "read on ActivityLogger"). */
export function pastServiceRoutes(app: FastifyInstance, { db }: ServerContext): void {
  const { http_method, path_route } = PERMISSIONS.activity_logger.read;
  const config = { access: { as: [http_method, path_route] }, scope: 'run' } as const;

  /** Their closed stops, on the events table `e`; an `is_cdp` user has only the own CDP's, a driver the own. Throws 404. */
  async function closedStops(request: FastifyRequest<{ Params: { id: number } }>) {
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

  serve(app, pastServicesCall, { ...config, response: { 200: array(pastService) } }, async (request) => {
    const { page, per_page } = request.query;
    const { rows } = await sql<PastService>`
      select e.id, e.delivery_manifest_id, e.delivery_date, e.datetime, c.time_zone, e.order_number,
        c.name as cdp_name, e.delivery_event_type_id, e.delivery_event_status_id, d.full_name as driver_name,
        e.copayment_amount, e.copayment_method
      from delivery_events e
      join cdps c on c.id = e.close_door_pharmacy_id
      left join delivery_manifest m on m.id = e.delivery_manifest_id
      left join employees d on d.id = m.employee_id
      where ${await closedStops(request)}
      order by e.delivery_date desc, e.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
    return rows;
  });

  serve(app, pastServicesTotalCall, { ...config, response: { 200: TOTAL_ANSWER } }, async (request) => {
    const { rows } = await sql<{ total_items: number }>`
      select count(*) as total_items from delivery_events e where ${await closedStops(request)}`.execute(db);
    return { total_items: rows[0]?.total_items ?? 0 };
  });
}
