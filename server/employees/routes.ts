import { driversOnCallCall } from '../../src/contract/board/catalogs';
import { serve } from '../plugins/serve';
import { number, object } from 'yup';
import { HOUR_MS } from '../../src/domain/time/durations';
import type { RouteModule } from '../context';
import { once, sendAnswer } from '../plugins/idempotency';
import { bypassStartWork } from './bypassStartWork';
import { driversOnCall } from './driversOnCall';
import { warnOfLicenses } from './licenseWarnings';
import { concludeEmployee, lockEmployee } from './lockedEmployee';
import { defaultsBody, setDefaults, type Defaults } from './setDefault';

const params = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });
const tags = ['employees'];
const LICENSE_CHECK_MS = 6 * HOUR_MS;

interface WithId {
  Params: { id: number };
}

/** What can be done with an employee beyond the record: defaults, the start of a day, on-call drivers. */
export const employeesRoutes: RouteModule = (app, context) => {
  const { db } = context;
  const own = { access: 'own', scope: 'everybody' } as const;

  app.jobs.every(LICENSE_CHECK_MS, 'licenseWarnings', () => warnOfLicenses(context));

  serve(app, driversOnCallCall, own, () => driversOnCall(db, context.clock()));

  app.post<WithId>(
    '/employees/:id/bypass_start_work',
    {
      config: { access: 'own', scope: 'run' },
      schema: { params, tags, summary: "Start the driver's run of today from the office" },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await once(context, request, async (trx) => ({
          status: 200,
          body: await bypassStartWork(context, trx, request, request.params.id),
        })),
      ),
  );

  app.put<WithId & { Body: Defaults }>(
    '/employees/:id/set_default',
    {
      config: own,
      schema: {
        params,
        body: defaultsBody,
        tags,
        summary: 'Dispatcher and vehicle that a driver starts with',
      },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await once(context, request, async (trx) => {
          const before = await lockEmployee(trx, request, request.params.id);
          const changes = await setDefaults(trx, before, request.body);
          return concludeEmployee(trx, { context, request, before, action: 'setDefault', changes });
        }),
      ),
  );
};
