import { addOn } from './addOn';
import { automaticScheduling } from './automaticScheduling';
import { bags } from './bags';
import { custody } from './custody';
import { editRun } from './editRun';
import { lockRun } from './lockRun';
import { lunchBreak } from './lunchBreak';
import { notifyDriver } from './notifyDriver';
import { recalculate } from './recalculate';
import type { RunAction } from './runAction';
import { unlockRun } from './unlockRun';

/** Every action on a run, in the order in which they are drawn. */
export const runActions: readonly RunAction[] = [
  addOn,
  recalculate,
  automaticScheduling,
  editRun,
  lunchBreak,
  notifyDriver,
  bags,
  custody,
  lockRun,
  unlockRun,
];
