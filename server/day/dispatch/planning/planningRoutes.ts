import { candidatesCall, routeDraftCall } from '../../../../src/contract/board/planning';
import { driverWish } from '../../../../src/domain/people/driverWish';
import { isRecalculateOffered } from '../../../../src/domain/stops/actionOffers';
import { restrictionProblems } from '../../../../src/domain/time/timeRestriction';
import type { RouteModule } from '../../../context';
import { actorOf } from '../../../platform/plugins/actor';
import { invalid, notFound } from '../../../platform/plugins/errors';
import { serve } from '../../../platform/plugins/serve';
import { EmbeddedOptimizer } from '../../../planning/routing/embeddedOptimizer';
import { readPace } from '../../../planning/roads/readPace';
import { recipientOf } from '../assignmentFacts';
import { readFacilityHours } from '../facilityHours';
import { isWithinScope, withinScope } from '../../../records/runs/runScope';
import { assertRecalculable } from '../commands/verbs/recalculateTrace';
import { findCandidates } from './candidates';
import { namesOfTasks } from './namesOfTasks';
import { readPlanningRuns } from './planningRun';
import { draftRoute } from './routeDraft';

const ADDING = {
  access: { as: ['POST', '/delivery_manifest/:manifestId/delivery_events_addon'] },
  scope: 'run',
} as const;
const RECALCULATING = {
  access: { as: ['POST', '/delivery_manifest/:manifestId/recalculate_trace'] },
  scope: 'run',
} as const;

/** Planning queries that change nothing: places for a delivery, and a better order of a run. */
export const planningRoutes: RouteModule = (app, { db, clock }) => {
  const optimizer = new EmbeddedOptimizer();

  serve(app, candidatesCall, ADDING, async (request) => {
    const { body } = request;
    const problems = restrictionProblems(body, false, 'any');
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const actor = actorOf(request);
    const runs = await readPlanningRuns(db, {
      ...(body.delivery_manifest_id ? { ids: [body.delivery_manifest_id] } : { date: body.delivery_date }),
      cdpId: actor.cdp_id ?? body.close_door_pharmacy_id,
    });
    const recipient = await recipientOf(db, body.participant_id);
    const delivery = {
      close_door_pharmacy_id: body.close_door_pharmacy_id ?? null,
      funding_source_id: recipient?.funding_source_id ?? null,
      destination_latitude: body.destination_latitude,
      destination_longitude: body.destination_longitude,
      delivery_start_time: body.delivery_start_time ?? null,
      delivery_end_time: body.delivery_end_time ?? null,
      refrigeration_needed: body.refrigeration_needed ?? false,
      is_rush: body.is_rush ?? false,
      driver_gender: driverWish(body.driver_gender ?? null, recipient?.needs),
      facility_hours: await readFacilityHours(db, body.participant_id, body.destination_id),
      isBagWithDriver: body.bag_with === 'driver',
    };
    const settings = await readPace(db);
    const theirs = withinScope(actor, runs);
    const found = await findCandidates(optimizer, theirs, delivery, settings, clock());
    return { ...found, stop_names: await namesOfTasks(db, found.refused) };
  });

  serve(app, routeDraftCall, RECALCULATING, async (request) => {
    const [run] = await readPlanningRuns(db, { ids: [request.params.manifestId] });
    if (!run || !isWithinScope(actorOf(request), run)) throw notFound();
    if (!isRecalculateOffered(run)) assertRecalculable(run);
    return draftRoute(optimizer, run, await readPace(db), clock());
  });
};
