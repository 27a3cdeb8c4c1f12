import { number, object, string, type InferType } from 'yup';
import { CASH_REASON_MAX } from '../../src/domain/money/cashUp';
import { isDate } from '../../src/domain/time/dates';
import { parseMoney } from '../../src/domain/money/money';
import { VALIDATION } from '../../src/resources/schema/messages';
import type { RouteModule } from '../context';
import { requireIdempotencyKey } from '../dispatch/commands/runCommand';
import { actorOf } from '../plugins/actor';
import { once, sendAnswer } from '../plugins/idempotency';
import { closeCash } from './closeCash';
import { readCash } from './readCash';

const day = () =>
  string()
    .required()
    .test('date', { message: VALIDATION.date }, (text) => isDate(text));
const amount = () =>
  string()
    .required()
    .test('money', { message: VALIDATION.money }, (text) => parseMoney(text) !== null);
const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required();
const body = object({
  employee_id: id(),
  close_door_pharmacy_id: id(),
  date: day(),
  to_hand_over: amount(),
  counted_amount: amount(),
  reason: string().trim().max(CASH_REASON_MAX).nullable().default(null),
});

/** Copayments in cash: what each driver owes each CDP at the end of a day, and what was counted. */
export const cashUpRoutes: RouteModule = (app, context) => {
  const tags = ['custody'];

  app.get<{ Querystring: { date: string } }>(
    '/cash_ups',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: {
        querystring: object({ date: day() }),
        tags,
        summary: 'Copayments of a day, per driver and CDP',
      },
    },
    (request) => readCash(context.db, request.query.date, actorOf(request).cdp_id),
  );

  app.post<{ Body: InferType<typeof body> }>(
    '/cash_ups',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { body, tags, summary: 'Count what a driver hands over' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const close = (trx: Parameters<typeof closeCash>[0]) => closeCash(trx, context, request, request.body);
      return sendAnswer(reply, await once(context, request, close));
    },
  );
};
