import { number, object, type InferType } from 'yup';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { orderFrom, orderProblems, type OrderRow } from '../../../src/domain/imports/orderRow';
import type { RouteModule } from '../../context';
import { sqlStateOf } from '../../platform/database/databaseErrors';
import { invalid, ApiError } from '../../platform/plugins/errors';
import { once, requireIdempotencyKey, sendAnswer } from '../../platform/plugins/idempotency';
import { orderColumns, orderFlags } from '../../../src/contract/orders/orderColumns';
import { placeOrder } from './placeOrder';

const UNIQUE_VIOLATION = '23505';
const body = object({
  ...orderColumns,
  flags: orderFlags(),
  close_door_pharmacy_id: number().integer().min(1).nullable(),
});
type Body = InferType<typeof body>;

function rowOf({ flags, close_door_pharmacy_id: _, ...row }: Body): OrderRow {
  return { ...row, flags: flags?.join(' ') ?? null };
}

/** Orders from elsewhere onto today's runs. */
export const ordersRoutes: RouteModule = (app, context) => {
  app.post<{ Body: Body }>(
    '/orders',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { body, tags: ['orders'], summary: 'Add one order to the runs of today' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const row = rowOf(request.body);
      const problems = orderProblems(row);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const order = orderFrom(row);
      try {
        const answer = await once(context, request, async (trx) => ({
          status: 201,
          body: await placeOrder(
            trx,
            request,
            order,
            request.body.close_door_pharmacy_id ?? null,
            context.clock(),
          ),
        }));
        return sendAnswer(reply, answer);
      } catch (error) {
        if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
        // Another order with this number, or another new participant with this code, came in between.
        throw new ApiError(400, ERROR_CODE.orderNumberExists, 'Order number already in use', {
          args: { order_number: order.order_number, is_same_recipient: false },
        });
      }
    },
  );
};
