import { addOn } from './addOn';
import { automaticScheduling } from './automaticScheduling';
import { cancelLunch } from './cancelLunch';
import { changeStatus } from './changeStatus';
import type { Command } from './command';
import { copayment } from './copayment';
import { editRun } from './editRun';
import { lockRun, lockStop, unlockRun, unlockStop } from './locks';
import { move } from './move';
import { nextWorkday } from './nextWorkday';
import { recalculateTrace } from './recalculateTrace';
import { reschedule } from './reschedule';
import { returnDelivery } from './returnDelivery';
import { transfer } from './transfer';
import { unassign, unassignOne } from './unassign';

/** Every verb of dispatch: one line each. */
export const commands: readonly Command[] = [
  addOn,
  automaticScheduling,
  cancelLunch,
  changeStatus,
  copayment,
  editRun,
  lockRun,
  lockStop,
  move,
  nextWorkday,
  recalculateTrace,
  reschedule,
  returnDelivery,
  transfer,
  unassign,
  unassignOne,
  unlockRun,
  unlockStop,
];
