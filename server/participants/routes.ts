import { boolean, number, object, string } from 'yup';
import { normaliseRecord } from '../../src/resources/schema/normaliseRecord';
import { toYup } from '../../src/resources/schema/toYup';
import type { RouteModule } from '../context';
import { once, sendAnswer } from '../plugins/idempotency';
import { recordAnswer } from '../resources/answerSchemas';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import type { Row } from '../resources/serverResource';
import { updateRecord } from '../resources/saveRecord';
import { pastServiceRoutes } from './pastServices';
import { phoneRoutes } from './phoneRoutes';

const MAX_REASON = 200;
const MAIN_INFO = ['first_name', 'middle_name', 'last_name', 'phone_number', 'mobile_phone_number'];
const params = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });
const inactivation = object({
  reason: string().max(MAX_REASON).required(),
  keep_deliveries: boolean(),
});
const toggling = object({ keep_deliveries: boolean() });

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

  app.patch<OfPerson & { Body: { reason: string } }>(
    '/participants/:id/inactivate',
    {
      config,
      schema: { params, body: inactivation, tags, summary: 'Stop deliveries to one participant', response },
    },
    async (request, reply) => {
      const body = { is_active: false, inactive_reason: request.body.reason.trim() };
      const save = { context, request, name: 'participants' as const, body };
      return sendAnswer(
        reply,
        await once(context, request, (trx) => updateRecord(trx, save, request.params.id)),
      );
    },
  );

  app.patch<OfPerson>(
    '/participants/:id/is_active/toggle',
    {
      config,
      schema: { params, body: toggling, tags, summary: 'Switch one participant on or off', response },
    },
    async (request, reply) => {
      const { id } = request.params;
      const answer = await once(context, request, async (trx) => {
        const record = await findRow(trx, participants, id, null, { lock: true });
        const body = { is_active: record?.is_active !== true, inactive_reason: null };
        return updateRecord(trx, { context, request, name: 'participants', body }, id);
      });
      return sendAnswer(reply, answer);
    },
  );

  phoneRoutes(app, context);
  pastServiceRoutes(app, context);
};
