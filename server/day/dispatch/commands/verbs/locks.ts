import {
  lockRunCall,
  lockStopCall,
  unlockRunCall,
  unlockStopCall,
} from '../../../../../src/contract/dispatch/locks';
import { isOpenStop } from '../../../../../src/domain/runs/stopOrder';
import { toWire } from '../../../../../src/domain/time/dates';
import { manifestPermits } from '../../../../../src/domain/runs/manifestStatus';
import { wrongState } from '../../../../platform/plugins/errors';
import { defineCommand } from '../command';
import type { UnitOfWork } from '../work/unitOfWork';

const NONE = { locked_at: null, locked_by: null, locked_by_name: null, locked_reason: null };

function lockedNow(work: UnitOfWork, why: string) {
  const { user_id, full_name } = work.actor;
  const when = toWire(work.now);
  return { locked_at: when, locked_by: user_id, locked_by_name: full_name, locked_reason: why };
}

/** Automatic planning does not move a locked stop. A person can still move it after a question. */
export const lockStop = defineCommand(lockStopCall, {
  onClosedDay: 'free',
  async apply(work, target, given) {
    const { run, stop } = await work.openStop(target);
    if (!isOpenStop(stop)) throw wrongState('Closed stops are not planned again', { reason: 'closed' });
    await work.changeStop(run, stop, lockedNow(work, given.reason));
  },
});

export const unlockStop = defineCommand(unlockStopCall, {
  onClosedDay: 'free',
  async apply(work, target) {
    const { run, stop } = await work.openStop(target);
    if (stop.locked_at === null) throw wrongState('This stop is not locked', { reason: 'notLocked' });
    await work.changeStop(run, stop, NONE);
  },
});

/** Automatic planning leaves the whole run as it is. */
export const lockRun = defineCommand(lockRunCall, {
  onClosedDay: 'free',
  async apply(work, { manifestId }, given) {
    const run = await work.openRun(manifestId);
    if (!manifestPermits(run.delivery_manifest_status_id).replan)
      throw wrongState('The run is over', { reason: 'runOver', run: run.name });
    work.changeRun(run, lockedNow(work, given.reason));
  },
});

export const unlockRun = defineCommand(unlockRunCall, {
  onClosedDay: 'free',
  async apply(work, { manifestId }) {
    const run = await work.openRun(manifestId);
    if (run.locked_at === null) throw wrongState('This run is not locked', { reason: 'notLocked' });
    work.changeRun(run, NONE);
  },
});
