import { runsFromTemplatesCall } from '../../../../../src/contract/dispatch/runsFromTemplates';
import { wireSpan } from '../../../../../src/domain/time/wireSpan';
import type { CrewClash, RunTemplate } from '../../../../../src/domain/runs/dayTemplates';
import { ERROR_CODE } from '../../../../../src/domain/wire/errorCodes';
import { notFound, ApiError, wrongState } from '../../../../platform/plugins/errors';
import { readTemplates } from '../../../scheduling/readTemplates';
import { defineCommand } from '../command';
import { insertRuns } from '../work/dayRuns';
import { addOwnStops } from '../rules/ownStops';
import { doneResult, refusedResult } from '../runEach';
import { lockDayRuns } from '../rules/shiftOfDay';

/** 400 `ud023` that names the run in which the driver or the vehicle is at the same time. */
function busy(template: RunTemplate, clash: CrewClash | undefined): ApiError {
  if (!clash)
    return wrongState('This run has no active driver', {
      reason: 'noDriver',
      run: template.name,
    });
  const at = wireSpan(clash.start_at, clash.end_at, clash.time_zone);
  const name = clash.of === 'driver' ? (template.employee ?? template.name) : template.vehicle_name;
  const args = { name, run: clash.run, at };
  return new ApiError(400, ERROR_CODE.assignedElsewhere, `${name} is already assigned to ${clash.run}`, {
    args,
    errors:
      clash.of === 'driver'
        ? { employee_id: { message: 'validation.driverBusy', args } }
        : { vehicle_id: { message: 'validation.vehicleBusy', args } },
  });
}

/** The run of a day from a run of master data. Throws 409 and 400 `ud023`. */
function runOf(template: RunTemplate, date: string) {
  if (template.not_due !== null)
    throw wrongState('This run does not operate on that day', {
      reason: 'notDue',
      run: template.name,
      why: template.not_due,
    });
  const [unavailable] = template.unavailable;
  if (unavailable)
    throw wrongState(`${unavailable.name} is not available on that day`, {
      reason: unavailable.why,
      run: template.name,
      name: unavailable.name,
    });
  const [clash] = template.clashes;
  if (template.employee_id === null || clash) throw busy(template, clash);
  return {
    name: template.name,
    delivery_date: date,
    time_zone: template.time_zone,
    employee_id: template.employee_id,
    vehicle_id: template.vehicle_id,
    close_door_pharmacy_id: template.close_door_pharmacy_id,
    start_at: template.start_at,
    end_at: template.end_at,
    run_id: template.run_id,
  };
}

/**
 * Creates the runs of a day from the templates of master data, with their own stops, not published. One transaction
 * and one undo. The result per run is done (also when the day already has the run), or failed with the reason.
 */
export const runsFromTemplates = defineCommand(runsFromTemplatesCall, {
  onClosedDay: 'refused',
  async apply(work, _target, { date, run_ids }) {
    await lockDayRuns(work, date);
    const templates = await readTemplates(work.trx, date, work.actor.cdp_id);
    const wanted = run_ids
      ? new Set(run_ids)
      : new Set(templates.filter((one) => one.not_due === null).map((one) => one.run_id));
    const due: ReturnType<typeof runOf>[] = [];
    for (const template of templates.filter((one) => wanted.has(one.run_id))) {
      wanted.delete(template.run_id);
      try {
        if (template.delivery_manifest_id === null) due.push(runOf(template, date));
        work.report(doneResult(template.run_id));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        work.report(refusedResult(template.run_id, error));
      }
    }
    await addOwnStops(work, await insertRuns(work, due));
    for (const id of wanted) work.report(refusedResult(id, notFound()));
  },
});
