import { addOn } from './addOn';
import { automaticScheduling } from './automaticScheduling';
import { changeStatus } from './changeStatus';
import type { Command } from './command';
import { copayment } from './copayment';
import { recalculateTrace } from './recalculateTrace';
import { reschedule } from './reschedule';
import { returnDelivery } from './returnDelivery';

/** Every verb of dispatch: one line each. */
export const commands: readonly Command[] = [
  changeStatus,
  returnDelivery,
  reschedule,
  addOn,
  recalculateTrace,
  automaticScheduling,
  copayment,
];
