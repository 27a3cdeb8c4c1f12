import { ERROR_CODE } from '../../../../src/domain/wire/errorCodes';
import type { BrokenRule } from '../../../../src/domain/planning/planMove';
import type { UnitOfWork } from '../commands/work/unitOfWork';
import type { Drive } from './drive';
import type { RunProblem } from './runProblem';

/** Minutes past the end of the shift that a change adds; 0 when the run would not have ended in time either way. */
export function overtimeMinutes(
  { shiftEnd }: Pick<RunProblem, 'shiftEnd'>,
  before: Drive,
  after: Drive,
): number {
  const over = (drive: Drive) => Math.max(0, drive.finish - shiftEnd);
  return Math.max(0, Math.ceil((over(after) - over(before)) / 60));
}

/** Asks with `OVERTIME_WORK` when a change pushes the driver (farther) past the end of the shift (contract.md). */
export function askOvertime(work: UnitOfWork, run: { id: number; name: string }, minutes: number): void {
  if (minutes === 0) return;
  const args = { minutes, run: run.name };
  work.questions.ask({
    code: ERROR_CODE.overtimeWork,
    message: `The run would end ${minutes} minutes later than the shift`,
    rules: [overtimeRule(run, minutes)],
    args,
    errors: { delivery_manifest_id: { message: 'errors.overtimeBy', args } },
  });
}

const overtimeRule = ({ id }: { id: number }, minutes: number): BrokenRule => ({
  rule: 'overtime',
  manifest_id: id,
  delivery_event_id: null,
  minutes,
});
