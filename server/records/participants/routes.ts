import { withSchemas } from '../../../src/contract/call';
import { inactivateCall, toggleActiveCall } from '../../../src/contract/participants/activity';
import { MAIN_INFO, mainInfoCall } from '../../../src/contract/participants/mainInfo';
import { normaliseRecord } from '../../../src/resources/schema/normaliseRecord';
import { toYup } from '../../../src/resources/schema/toYup';
import type { RouteModule } from '../../context';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { recordAnswer } from '../resources/answerSchemas';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import type { Row } from '../resources/serverResource';
import { updateRecord } from '../resources/saveRecord';
import { consentRoutes } from './consentRoutes';
import { pastServiceRoutes } from './pastServices';
import { phoneRoutes } from './phoneRoutes';

/** What is done to a participant beyond the record's own form (spec §7, Participants). */
export const participantsRoutes: RouteModule = (app, context) => {
  const participants = resourceOf('participants');
  const response = { 200: recordAnswer(participants) };

  const mainInfo = withSchemas(mainInfoCall, { body: toYup(participants, 'edit').pick([...MAIN_INFO]) });
  serve(
    app,
    mainInfo,
    {
      scope: 'run',
      response,
      preValidation: async (request) => {
        const { body } = request;
        if (typeof body === 'object' && body !== null && !Array.isArray(body))
          request.body = normaliseRecord(participants, body as Row, 'patch');
      },
    },
    async (request, reply) => {
      const save = { context, request, name: 'participants' as const, body: request.body };
      return sendAnswer(
        reply,
        await once(context, request, (trx) => updateRecord(trx, save, request.params.id)),
      );
    },
  );

  serve(app, inactivateCall, { scope: 'run', response }, async (request, reply) => {
    const body = { is_active: false, inactive_reason: request.body.reason.trim() };
    const save = { context, request, name: 'participants' as const, body };
    return sendAnswer(
      reply,
      await once(context, request, (trx) => updateRecord(trx, save, request.params.id)),
    );
  });

  serve(app, toggleActiveCall, { scope: 'run', response }, async (request, reply) => {
    const { id } = request.params;
    const answer = await once(context, request, async (trx) => {
      const record = await findRow(trx, participants, id, null, { lock: true });
      const body = { is_active: record?.is_active !== true, inactive_reason: null };
      return updateRecord(trx, { context, request, name: 'participants', body }, id);
    });
    return sendAnswer(reply, answer);
  });

  phoneRoutes(app, context);
  consentRoutes(app, context);
  pastServiceRoutes(app, context);
};
