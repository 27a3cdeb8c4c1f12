import type { FastifyRequest } from 'fastify';
import { number, object, string, type InferType } from 'yup';
import type { BulkBody } from '../../../src/contract/dispatch/fields';
import { isDate } from '../../../src/domain/time/dates';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { actorOf } from '../../plugins/actor';
import { sendAnswer } from '../../plugins/idempotency';
import { requireIdempotencyKey } from '../commands/runCommand';
import { runEach } from '../commands/runEach';
import { idList } from '../manifestQuery';
import { assignIssue } from './assignIssue';
import { cancelUnattended } from './cancelUnattended';
import { fixAsFailed } from './fixAsFailed';
import type { IssueCommand } from './issueCommand';
import { issueTargets } from './issueTargets';
import { noteIssue } from './noteIssue';
import { readUnattended, readUnsuccessful, type IssueQuery } from './readIssues';
import { KEEP_ISSUES, readKeepers } from './readKeepers';

const tags = ['dispatch'];
const issueCommands: readonly IssueCommand[] = [assignIssue, noteIssue, fixAsFailed, cancelUnattended];

/** Lists as `1,2,3`, as the board has them. */
const listQuery = object({
  date: string().required().test('date', VALIDATION.date, isDate),
  page: number().integer().min(1).max(100_000).default(1),
  per_page: number().integer().min(1).max(1000).default(1000),
  close_door_pharmacy_id: idList(),
  employee_id: idList(),
  funding_source_id: idList(),
  delivery_event_status_id: idList(),
  city: string().max(2000),
});
type ListRequest = FastifyRequest<{ Querystring: InferType<typeof listQuery> }>;

const itemsOf = (text: string | undefined) => text?.split(',').filter(Boolean) ?? [];
const idsOf = (text: string | undefined) => itemsOf(text).map(Number);

function issueQuery(request: ListRequest): IssueQuery {
  const { query } = request;
  const { date, page, per_page } = query;
  return {
    date,
    page,
    perPage: per_page,
    cdpId: actorOf(request).cdp_id,
    cdpIds: idsOf(query.close_door_pharmacy_id),
    driverIds: idsOf(query.employee_id),
    clientIds: idsOf(query.funding_source_id),
    statuses: idsOf(query.delivery_event_status_id),
    cities: itemsOf(query.city).map((city) => city.trim().toUpperCase()),
  };
}

/** The issues page: failed deliveries, unattended deliveries, and the commands that settle them (spec §2, §7). */
export const issuesRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  app.get<{ Querystring: ListRequest['query'] }>(
    '/delivery_manifest/unsuccesfully_events',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { querystring: listQuery, tags, summary: 'Stops that ended badly and are not settled' },
    },
    (request) => readUnsuccessful(db, issueQuery(request), clock()),
  );

  app.get<{ Querystring: ListRequest['query'] }>(
    '/delivery_manifest/unattended_deliveries',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { querystring: listQuery, tags, summary: 'Open deliveries of a past day or a finished run' },
    },
    (request) => readUnattended(db, issueQuery(request), clock()),
  );

  app.get(
    '/delivery_manifest/unsuccesfully_events/owners',
    {
      config: { access: { as: KEEP_ISSUES }, scope: 'cdp' },
      schema: { tags, summary: 'People who can own issues' },
    },
    (request) => readKeepers(db, actorOf(request).cdp_id),
  );

  for (const command of issueCommands) {
    app.route<{ Body: BulkBody }>({
      method: command.method,
      url: `/delivery_manifest/${command.path}`,
      config: { access: 'own', scope: 'cdp' },
      schema: { body: command.body, tags, summary: command.summary },
      handler: async (request, reply) => {
        requireIdempotencyKey(request);
        const targets = await issueTargets(db, request.body);
        const { name, onClosedDay } = command;
        const given = { name, isForced: false, onClosedDay };
        const body = await runEach(context, request, given, targets, (work, target) =>
          command.apply(work, target, request.body),
        );
        return sendAnswer(reply, { status: 200, body });
      },
    });
  }
};
