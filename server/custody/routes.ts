import { array, number, object, string, type InferType } from 'yup';
import { COUNTER_PLACES, CUSTODY_REASON_MAX } from '../../src/domain/custody/custody';
import { isDate } from '../../src/domain/time/dates';
import { VALIDATION } from '../../src/resources/schema/messages';
import type { RouteModule } from '../context';
import { manifestPath } from '../dispatch/paths';
import { requireIdempotencyKey } from '../dispatch/commands/runCommand';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { once, sendAnswer } from '../plugins/idempotency';
import { etag } from '../plugins/versions';
import { closeDay } from './closeDay';
import { handOver, reopenRun } from './handOver';
import { readCustody, readRunCustody } from './readCustody';

const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required();
const day = () =>
  string()
    .required()
    .test('date', { message: VALIDATION.date }, (text) => isDate(text));
const dateQuery = object({ date: day() });
const handOverBody = object({
  bags: array(
    object({
      delivery_event_id: id(),
      place: string()
        .oneOf([...COUNTER_PLACES])
        .required(),
      reason: string().trim().max(CUSTODY_REASON_MAX).nullable().default(null),
    }).required(),
  )
    .max(1000)
    .required(),
});
const dayBody = object({ date: day(), close_door_pharmacy_id: id() });
const LIST = ['GET', '/custody'] as const;
const RUN = '/delivery_manifest/:manifestId/custody';

/** Where the bags are: per run and per day, from the pick-up to the counter. */
export const custodyRoutes: RouteModule = (app, context) => {
  const { db } = context;
  const tags = ['custody'];

  app.get<{ Querystring: { date: string } }>(
    '/custody',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { querystring: dateQuery, tags, summary: 'The bags of a day, per run' },
    },
    (request) => readCustody(db, request.query.date, actorOf(request).cdp_id),
  );

  app.get<{ Params: { manifestId: number } }>(
    RUN,
    {
      config: { access: { as: LIST }, scope: 'cdp' },
      schema: { params: manifestPath, tags, summary: 'The bags of a run' },
    },
    async (request, reply) => {
      const run = await readRunCustody(db, request.params.manifestId, actorOf(request).cdp_id);
      if (!run) throw notFound();
      etag(reply, run.version);
      return run;
    },
  );

  app.post<{ Params: { manifestId: number }; Body: InferType<typeof handOverBody> }>(
    RUN,
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { params: manifestPath, body: handOverBody, tags, summary: 'Hand a run over at its CDP' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const { manifestId } = request.params;
      const run = (trx: Parameters<typeof handOver>[0]) =>
        handOver(trx, context, request, manifestId, request.body.bags);
      return sendAnswer(reply, await once(context, request, run));
    },
  );

  app.delete<{ Params: { manifestId: number } }>(
    RUN,
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { params: manifestPath, tags, summary: 'Take a hand-over back' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const { manifestId } = request.params;
      return sendAnswer(reply, await once(context, request, (trx) => reopenRun(trx, request, manifestId)));
    },
  );

  app.post<{ Body: InferType<typeof dayBody> }>(
    '/custody/days',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { body: dayBody, tags, summary: 'Close a CDP’s day' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const { date, close_door_pharmacy_id } = request.body;
      const close = (trx: Parameters<typeof closeDay>[0]) =>
        closeDay(trx, context, request, date, close_door_pharmacy_id);
      return sendAnswer(reply, await once(context, request, close));
    },
  );
};
