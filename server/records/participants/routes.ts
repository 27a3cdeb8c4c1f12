import { number, object } from 'yup';
import { inactivateCall, toggleActiveCall } from '../../../src/contract/participants/activity';
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
import { pastServiceRoutes } from './pastServices';
import { phoneRoutes } from './phoneRoutes';

const MAIN_INFO = ['first_name', 'middle_name', 'last_name', 'phone_number', 'mobile_phone_number'];
const params = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });

interface OfPerson {
  Params: { id: number };
  Body: Row;
}

/** What is done to a participant beyond the record's own form (spec §7, Participants). */
export const participantsRoutes: RouteModule = (app, context) => {
  const participants = resourceOf('participants');
  const config = { access: 'own', scope: 'run' } as const;
  const tags = ['participants'];
  const response = { 200: recordAnswer(participants) };

  app.put<OfPerson>(
    '/participants/:id/main_info',
    {
      config,
      schema: {
        params,
        body: toYup(participants, 'edit').pick(MAIN_INFO),
        tags,
        summary: 'Name and phones of one participant',
        response,
      },
      preValidation: async (request) => {
        const { body } = request;
        if (typeof body === 'object' && body !== null && !Array.isArray(body))
          request.body = normaliseRecord(participants, body, 'patch');
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
  pastServiceRoutes(app, context);
};
