import { driversOnCallCall } from '../../../src/contract/board/catalogs';
import { setDefaultsCall } from '../../../src/contract/employees/drivers';
import { HOUR_MS } from '../../../src/domain/time/durations';
import type { RouteModule } from '../../context';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { driversOnCall } from './driversOnCall';
import { warnOfLicenses } from './licenseWarnings';
import { concludeEmployee, lockEmployee } from './lockedEmployee';
import { setDefaults } from './setDefault';

const LICENSE_CHECK_MS = 6 * HOUR_MS;

/** What can be done with an employee beyond the record: defaults, on-call drivers. */
export const employeesRoutes: RouteModule = (app, context) => {
  const { db } = context;
  const own = { access: 'own', scope: 'everybody' } as const;

  app.jobs.every(LICENSE_CHECK_MS, 'licenseWarnings', () => warnOfLicenses(context));

  serve(app, driversOnCallCall, own, () => driversOnCall(db, context.clock()));

  serve(app, setDefaultsCall, own, async (request, reply) =>
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
