import { noticesCall, sendNoticeCall } from '../../../../src/contract/board/notices';
import type { RouteModule } from '../../../context';
import { actorOf } from '../../../platform/plugins/actor';
import { notFound } from '../../../platform/plugins/errors';
import { serve, serveWrite } from '../../../platform/plugins/serve';
import { isWithinScope } from '../../../records/runs/runScope';
import { readNotices } from './readNotices';
import { sendNotice } from './sendNotice';

/** Messages from the office to the driver of a run, and whether they arrived (spec §7 `notify_driver`). */
export const noticesRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;

  serve(app, noticesCall, { access: { as: ['POST', noticesCall.path] }, scope: 'run' }, async (request) => {
    const { manifestId } = request.params;
    const run = await db
      .selectFrom('delivery_manifest')
      .select(['close_door_pharmacy_id', 'employee_id', 'delivery_manifest_status_id'])
      .where('id', '=', manifestId)
      .executeTakeFirst();
    if (!run || !isWithinScope(actorOf(request), run)) throw notFound();
    return readNotices(db, manifestId);
  });

  serveWrite(app, context, sendNoticeCall, { scope: 'run' }, async (trx, request) => {
    const { manifestId } = request.params;
    const id = await sendNotice(trx, request, { manifestId, text: request.body.message, now: clock() });
    const notices = await readNotices(trx, manifestId);
    return { status: 200, body: notices.find((notice) => notice.id === id) };
  });
};
