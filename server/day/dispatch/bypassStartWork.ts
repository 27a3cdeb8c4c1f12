import type { FastifyRequest } from 'fastify';
import { bypassStartWorkCall } from '../../../src/contract/employees/drivers';
import { DAY_MS } from '../../../src/domain/time/durations';
import { dateInZone, toWire } from '../../../src/domain/time/dates';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { hasNotStarted } from '../../../src/domain/runs/manifestStatus';
import type { RouteModule, ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { assertVehicleMayDrive } from './commands/rules/crewAvailable';
import { statusValues } from './commands/statusValues';
import { UnitOfWork } from './commands/work/unitOfWork';
import { actorOf } from '../../platform/plugins/actor';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { isWithinScope } from '../../records/runs/runScope';

/** The driver's next run of today that waits for its start; each run has its own zone, so its own today. */
async function waitingRun(trx: Trx, request: FastifyRequest, employeeId: number, now: Date) {
  const near = [-1, 0, 1].map((days) => toWire(new Date(now.getTime() + days * DAY_MS)).slice(0, 10));
  const runs = await trx
    .selectFrom('delivery_manifest')
    .select(['id', 'delivery_date', 'time_zone', 'delivery_manifest_status_id', 'employee_id'])
    .select('close_door_pharmacy_id')
    .where('employee_id', '=', employeeId)
    .where('delivery_date', 'in', near)
    .orderBy('start_at')
    .execute();
  return runs.find(
    (run) =>
      run.delivery_date === dateInZone(now, run.time_zone) &&
      hasNotStarted(run.delivery_manifest_status_id) &&
      isWithinScope(actorOf(request), run),
  );
}

/**
 * Starts the day for a driver whose own device cannot: the pull-out of today's next run counts as done, recorded by the
 * office. It is a command on the run like any other, so it can be taken back. Throws 404, and 409 when no run
 * waits or when the day's bags are counted already.
 */
async function bypassStartWork(
  context: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  employeeId: number,
) {
  const driver = await trx
    .selectFrom('employees')
    .select('type')
    .where('id', '=', employeeId)
    .executeTakeFirst();
  if (!driver) throw notFound();
  const now = context.clock();
  const waiting = driver.type === 'Driver' ? await waitingRun(trx, request, employeeId, now) : undefined;
  if (!waiting) throw wrongState('There is no run to start today', { reason: 'noWaitingRun' });
  const command = { name: 'bypassStartWork', onClosedDay: 'refused' as const };
  const work = new UnitOfWork({ ...command, trx, request, now });
  const [run] = await work.openRuns([waiting.id]);
  const stop = run?.stops.find((each) => each.delivery_event_type_id === EVENT_TYPE.pullOut);
  if (!run || !stop) throw wrongState('The run has no pull-out', { reason: 'noWaitingRun' });
  await assertVehicleMayDrive(trx, run);
  const { values, line } = statusValues(work, run, stop, {
    statusId: EVENT_STATUS.successful,
    at: toWire(now),
    comments: null,
    receptorName: null,
    reasonId: null,
    otherReason: null,
    signature: null,
    latitude: null,
    longitude: null,
  });
  await work.changeStop(run, stop, values, line);
  return work.finish();
}

export const bypassStartWorkRoute: RouteModule = (app, context) => {
  serve(app, bypassStartWorkCall, { scope: 'run' }, async (request, reply) =>
    sendAnswer(
      reply,
      await once(context, request, async (trx) => ({
        status: 200,
        body: await bypassStartWork(context, trx, request, request.params.id),
      })),
    ),
  );
};
