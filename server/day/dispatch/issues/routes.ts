import type { BulkBody } from '../../../../src/contract/dispatch/fields';
import { issueKeepersCall, unattendedCall, unsuccessfulCall } from '../../../../src/contract/issues/issues';
import type { RouteModule } from '../../../context';
import { actorOf } from '../../../platform/plugins/actor';
import { requireIdempotencyKey, sendAnswer } from '../../../platform/plugins/idempotency';
import { serve, type RequestOf } from '../../../platform/plugins/serve';
import { runEach } from '../commands/runEach';
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

type ListRequest = RequestOf<typeof unsuccessfulCall | typeof unattendedCall>;

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
  serve(app, unsuccessfulCall, { scope: 'cdp' }, (request) =>
    readUnsuccessful(db, issueQuery(request), clock()),
  );

  serve(app, unattendedCall, { scope: 'cdp' }, (request) => readUnattended(db, issueQuery(request), clock()));

  serve(app, issueKeepersCall, { access: { as: KEEP_ISSUES }, scope: 'cdp' }, (request) =>
    readKeepers(db, actorOf(request).cdp_id),
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
