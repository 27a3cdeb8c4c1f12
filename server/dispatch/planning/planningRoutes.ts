import { boolean, number, object, string, type InferType } from 'yup';
import { bagField } from '../../../src/contract/dispatch/fields';
import { driverWish } from '../../../src/domain/people/driverWish';
import { isRecalculateOffered } from '../../../src/domain/stops/actionOffers';
import { isDate } from '../../../src/domain/time/dates';
import { restrictionProblems } from '../../../src/domain/time/timeRestriction';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { actorOf } from '../../plugins/actor';
import { invalid, notFound } from '../../plugins/errors';
import { EmbeddedOptimizer } from '../../routing/embeddedOptimizer';
import { readSettings } from '../../settings/readSettings';
import { manifestPath } from '../paths';
import { recipientOf } from '../assignmentFacts';
import { readFacilityHours } from '../facilityHours';
import { isWithinScope, withinScope } from '../runScope';
import { assertRecalculable } from '../commands/verbs/recalculateTrace';
import { findCandidates } from './candidates';
import { namesOfTasks } from './namesOfTasks';
import { readPlanningRuns } from './planningRun';
import { draftRoute } from './routeDraft';

const tags = ['dispatch'];
const ADD_ON = ['POST', '/delivery_manifest/:manifestId/delivery_events_addon'] as const;
const RECALCULATE = ['POST', '/delivery_manifest/:manifestId/recalculate_trace'] as const;

const id = () => number().integer().min(1);
const asked = object({
  delivery_date: string()
    .required(VALIDATION.required)
    .test('date', VALIDATION.date, (text) => isDate(text)),
  /** Limits the candidates to one run, or to all runs of a CDP. */
  delivery_manifest_id: id().nullable(),
  close_door_pharmacy_id: id().nullable(),
  /** The participant whose client and needs apply. */
  participant_id: id().nullable(),
  /** The address: a home has opening hours. */
  destination_id: id().nullable(),
  destination_latitude: number().min(-90).max(90).required(VALIDATION.required),
  destination_longitude: number().min(-180).max(180).required(VALIDATION.required),
  delivery_start_time: string().nullable(),
  delivery_end_time: string().nullable(),
  refrigeration_needed: boolean().nullable(),
  is_rush: boolean().nullable(),
  driver_gender: string<'male' | 'female'>().oneOf(['male', 'female']).nullable(),
  ...bagField,
});
type Asked = InferType<typeof asked>;

/** Planning queries that change nothing: places for a delivery, and a better order of a run. */
export const planningRoutes: RouteModule = (app, { db, clock }) => {
  const optimizer = new EmbeddedOptimizer();

  app.post<{ Body: Asked }>(
    '/delivery_manifest/candidates',
    {
      config: { access: { as: ADD_ON }, scope: 'run' },
      schema: { body: asked, tags, summary: 'The best place for a delivery on every run of a day' },
    },
    async (request) => {
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
      const settings = await readSettings(db);
      const theirs = withinScope(actor, runs);
      const found = await findCandidates(optimizer, theirs, delivery, settings, clock());
      return { ...found, stop_names: await namesOfTasks(db, found.refused) };
    },
  );

  app.post<{ Params: { manifestId: number } }>(
    '/delivery_manifest/:manifestId/recalculate_trace/draft',
    {
      config: { access: { as: RECALCULATE }, scope: 'run' },
      schema: { params: manifestPath, tags, summary: 'A better order of a run, to be looked at first' },
    },
    async (request) => {
      const [run] = await readPlanningRuns(db, { ids: [request.params.manifestId] });
      if (!run || !isWithinScope(actorOf(request), run)) throw notFound();
      if (!isRecalculateOffered(run)) assertRecalculable(run);
      return draftRoute(optimizer, run, await readSettings(db), clock());
    },
  );
};
