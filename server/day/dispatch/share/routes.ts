import { object, string } from 'yup';
import { createLinkCall, recipientContactCall, shareLinkCall } from '../../../../src/contract/tracking/links';
import { serve } from '../../../platform/plugins/serve';
import { firstRealPhone } from '../../../../src/domain/people/phone';
import { shareProblem } from '../../../../src/domain/access/shareLink';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import type { RouteModule } from '../../../context';
import { invalid, notFound } from '../../../platform/plugins/errors';
import { actorOf } from '../../../platform/plugins/actor';
import { once, requireIdempotencyKey, sendAnswer } from '../../../platform/plugins/idempotency';
import { inTransaction } from '../../../platform/database/transaction';
import { isWithinScope } from '../../../records/runs/runScope';
import { linkSheet } from '../../tracking/linkSheet';
import { eventPath } from '../paths';
import { sendShare } from './sendShare';
import { shareMany } from './shareMany';

const tags = ['tracking'];
const LINK = createLinkCall.path;
const SHARE = ['POST', shareLinkCall.path] as const;

const sheetBody = object({ token: string().required().max(80) });

interface StopRequest {
  Params: { manifestId: number; eventId: number };
}

/** The recipient's link by SMS or e-mail, and on paper (spec §2 "Share prescription link", §7 `request_url`). */
export const shareRoutes: RouteModule = (app, context) => {
  const { db } = context;

  serve(app, shareLinkCall, { scope: 'run' }, async (request, reply) => {
    requireIdempotencyKey(request);
    const { delivery_event_ids: ids, send_by, email, delivery_event_id } = request.body;
    if (ids) return shareMany(context, request, ids, send_by);
    const problem = shareProblem(send_by, email);
    if (problem || email == null) throw invalid({ email: { message: problem ?? VALIDATION.required } });
    const share = { send_by, email, delivery_event_id };
    const answer = await once(context, request, async (trx) => ({
      status: 200,
      body: await sendShare(context, trx, request, request.params.manifestId, share),
    }));
    return sendAnswer(reply, answer);
  });

  serve(app, recipientContactCall, { access: { as: SHARE }, scope: 'run' }, async (request, reply) => {
    const { manifestId, eventId } = request.params;
    const stop = await db
      .selectFrom('delivery_events as e')
      .innerJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
      .innerJoin('participants as p', 'p.id', 'e.participant_id')
      .where('e.id', '=', eventId)
      .where('m.id', '=', manifestId)
      .select(['m.close_door_pharmacy_id', 'm.employee_id', 'm.delivery_manifest_status_id'])
      .select(['p.email', 'p.phone_number', 'p.mobile_phone_number'])
      .executeTakeFirst();
    if (!stop || !isWithinScope(actorOf(request), stop)) throw notFound();
    void reply.header('cache-control', 'no-store');
    return { email: stop.email, phone_number: firstRealPhone(stop.mobile_phone_number, stop.phone_number) };
  });

  app.post<StopRequest & { Body: { token: string } }>(
    `${LINK}/pdf`,
    {
      config: { access: { as: ['POST', LINK] }, scope: 'run' },
      schema: { params: eventPath, body: sheetBody, tags, summary: 'A recipient’s link to print, as PDF' },
    },
    async (request, reply) => {
      const sheet = await inTransaction(db, (trx) =>
        linkSheet(context, trx, request, request.params, request.body.token),
      );
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="tracking-${request.params.eventId}.pdf"`)
        .send(sheet);
    },
  );
};
