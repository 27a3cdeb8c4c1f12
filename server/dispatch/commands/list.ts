import { addOn } from './addOn';
import { automaticScheduling } from './automaticScheduling';
import { changeStatus } from './changeStatus';
import type { Command } from './command';
import { copayment } from './copayment';
import { lockRun, lockStop, unlockRun, unlockStop } from './locks';
import { move } from './move';
import { nextWorkday } from './nextWorkday';
import { recalculateTrace } from './recalculateTrace';
import { reschedule } from './reschedule';
import { returnDelivery } from './returnDelivery';
import { unassign, unassignOne } from './unassign';

/** Every verb of dispatch: one line each. */
export const commands: readonly Command[] = [
  addOn,
  automaticScheduling,
  changeStatus,
  copayment,
  lockRun,
  lockStop,
  move,
  nextWorkday,
  recalculateTrace,
  reschedule,
  returnDelivery,
  unassign,
  unassignOne,
  unlockRun,
  unlockStop,
];
