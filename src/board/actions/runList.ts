import { addOn } from './addOn';
import { automaticScheduling } from './automaticScheduling';
import { bags } from './bags';
import { custody } from './custody';
import { deleteRun } from './deleteRun';
import { editRun } from './editRun';
import { lockRun } from './lockRun';
import { lunchBreak } from './lunchBreak';
import { notifyDriver } from './notifyDriver';
import { publish } from './publish';
import { recalculate } from './recalculate';
import type { RunAction } from './runAction';
import { unlockRun } from './unlockRun';
import { unpublish } from './unpublish';

/** All actions on a run in display order. */
export const runActions: readonly RunAction[] = [
  addOn,
  recalculate,
  automaticScheduling,
  publish,
  editRun,
  lunchBreak,
  notifyDriver,
  bags,
  custody,
  lockRun,
  unlockRun,
  unpublish,
  deleteRun,
];
