import { object, string } from 'yup';
import { NOTICE_MAX } from '../../../src/domain/runs/driverNotice';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { actorOf } from '../../plugins/actor';
import { notFound } from '../../plugins/errors';
import { once, sendAnswer } from '../../plugins/idempotency';
import { requireIdempotencyKey } from '../commands/runCommand';
import { manifestPath } from '../paths';
import { isWithinScope } from '../runScope';
import { readNotices } from './readNotices';
import { sendNotice } from './sendNotice';

const tags = ['dispatch'];
const PATH = '/delivery_manifest/:manifestId/notify_driver';
const body = object({ message: string().trim().required(VALIDATION.required).max(NOTICE_MAX) });

/** Messages from the office to the driver of a run, and whether they arrived (spec §7 `notify_driver`). */
export const noticesRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;

  app.get<{ Params: { manifestId: number } }>(
    PATH,
    {
      config: { access: { as: ['POST', PATH] }, scope: 'run' },
      schema: { params: manifestPath, tags, summary: 'Messages to the driver of a run' },
    },
    async (request) => {
      const { manifestId } = request.params;
      const run = await db
        .selectFrom('delivery_manifest')
        .select(['close_door_pharmacy_id', 'employee_id', 'delivery_manifest_status_id'])
        .where('id', '=', manifestId)
        .executeTakeFirst();
      if (!run || !isWithinScope(actorOf(request), run)) throw notFound();
      return readNotices(db, manifestId);
    },
  );

  app.post<{ Params: { manifestId: number }; Body: { message: string } }>(
    PATH,
    {
      config: { access: 'own', scope: 'run' },
      schema: { params: manifestPath, body, tags, summary: 'Send a message to the driver of a run' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const { manifestId } = request.params;
      const answer = await once(context, request, async (trx) => {
        const id = await sendNotice(trx, request, {
          manifestId,
          text: request.body.message,
          now: clock(),
        });
        const notices = await readNotices(trx, manifestId);
        return { status: 200, body: notices.find((notice) => notice.id === id) };
      });
      return sendAnswer(reply, answer);
    },
  );
};
