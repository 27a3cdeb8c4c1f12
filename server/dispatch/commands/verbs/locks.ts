import { object, string, type InferType } from 'yup';
import { isOpenStop } from '../../../../src/domain/runs/stopOrder';
import { toWire } from '../../../../src/domain/time/dates';
import { manifestPermits } from '../../../../src/domain/runs/manifestStatus';
import { wrongState } from '../../../plugins/errors';
import { bulkFields } from '../bulkFields';
import { defineCommand } from '../command';
import type { Work } from '../work/work';

const reason = string().trim().min(1).max(200).required();

const NONE = { locked_at: null, locked_by: null, locked_by_name: null, locked_reason: null };

function lockedNow(work: Work, why: string) {
  const { user_id, full_name } = work.actor;
  const when = toWire(work.now);
  return { locked_at: when, locked_by: user_id, locked_by_name: full_name, locked_reason: why };
}

const stopLock = object({ reason, ...bulkFields });

/** Automatic planning leaves the stop where it stands; a person may still move it, and is asked. */
export const lockStop = defineCommand({
  name: 'lockStop',
  summary: 'Lock stops against automatic planning',
  method: 'POST',
  of: 'stop',
  path: 'lock',
  body: stopLock,
  hasOverride: false,
  onClosedDay: 'free',
  async apply(work, target, given: InferType<typeof stopLock>) {
    const { run, stop } = await work.openStop(target);
    if (!isOpenStop(stop)) throw wrongState('What is over is never planned again', { reason: 'closed' });
    await work.changeStop(run, stop, lockedNow(work, given.reason));
  },
});

const stopUnlock = object(bulkFields);

export const unlockStop = defineCommand({
  name: 'unlockStop',
  summary: 'Unlock stops',
  method: 'POST',
  of: 'stop',
  path: 'unlock',
  body: stopUnlock,
  hasOverride: false,
  onClosedDay: 'free',
  async apply(work, target) {
    const { run, stop } = await work.openStop(target);
    if (stop.locked_at === null) throw wrongState('This stop is not locked', { reason: 'notLocked' });
    await work.changeStop(run, stop, NONE);
  },
});

const runLock = object({ reason });

/** Automatic planning leaves the whole run as it is. */
export const lockRun = defineCommand({
  name: 'lockRun',
  summary: 'Lock a run against automatic planning',
  method: 'POST',
  of: 'run',
  path: 'lock',
  body: runLock,
  hasOverride: false,
  onClosedDay: 'free',
  async apply(work, { manifestId }, given: InferType<typeof runLock>) {
    const run = await work.openRun(manifestId);
    if (!manifestPermits(run.delivery_manifest_status_id).replan)
      throw wrongState('The run is over', { reason: 'runOver', run: run.name });
    work.changeRun(run, lockedNow(work, given.reason));
  },
});

export const unlockRun = defineCommand({
  name: 'unlockRun',
  summary: 'Unlock a run',
  method: 'POST',
  of: 'run',
  path: 'unlock',
  body: object({}),
  hasOverride: false,
  onClosedDay: 'free',
  async apply(work, { manifestId }) {
    const run = await work.openRun(manifestId);
    if (run.locked_at === null) throw wrongState('This run is not locked', { reason: 'notLocked' });
    work.changeRun(run, NONE);
  },
});
