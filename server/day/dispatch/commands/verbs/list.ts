import { addOn } from './addOn';
import { automaticScheduling } from './automaticScheduling';
import { cancelLunch } from './cancelLunch';
import { changeStatus } from './changeStatus';
import type { Command } from '../command';
import { copayment } from './copayment';
import { createRun } from './createRun';
import { deleteRun } from './deleteRun';
import { editRun } from './editRun';
import { lockRun, lockStop, unlockRun, unlockStop } from './locks';
import { move } from './move';
import { nextWorkday } from './nextWorkday';
import { publish, unpublish } from './publish';
import { recalculateTrace } from './recalculateTrace';
import { reschedule } from './reschedule';
import { returnDelivery } from './returnDelivery';
import { runsFromTemplates } from './runsFromTemplates';
import { settleRecipient } from './settleRecipient';
import { transfer } from './transfer';
import { unassign, unassignOne } from './unassign';

/** Every verb of dispatch: one line each. */
export const commands: readonly Command[] = [
  addOn,
  automaticScheduling,
  cancelLunch,
  changeStatus,
  copayment,
  createRun,
  deleteRun,
  editRun,
  lockRun,
  lockStop,
  move,
  nextWorkday,
  publish,
  recalculateTrace,
  reschedule,
  returnDelivery,
  runsFromTemplates,
  settleRecipient,
  transfer,
  unassign,
  unassignOne,
  unlockRun,
  unlockStop,
  unpublish,
];
