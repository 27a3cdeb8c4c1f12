import { ERROR_CODE } from '../../../src/domain/errorCodes';
import { Refusal } from '../../plugins/errors';
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

/** Throws 400 `OVERTIME_WORK` when a change pushes the driver (farther) past the end of the shift (contract.md). */
export function refuseOvertime(run: { name: string }, minutes: number): void {
  if (minutes === 0) return;
  const args = { minutes, run: run.name };
  throw new Refusal(
    400,
    ERROR_CODE.overtimeWork,
    `The run would end ${minutes} minutes later than the shift`,
    { args, errors: { delivery_manifest_id: { message: 'errors.overtimeBy', args } } },
  );
}
