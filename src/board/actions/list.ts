import { cancel } from './cancel';
import { cancelLunch } from './cancelLunch';
import { changeStatus } from './changeStatus';
import { copayment } from './copayment';
import type { DeliveryAction } from './deliveryAction';
import { editParticipant } from './editParticipant';
import { history } from './history';
import { lockStop } from './lockStop';
import { move } from './move';
import { share } from './share';
import { transfer } from './transfer';
import { unassign } from './unassign';
import { reschedule } from './reschedule';
import { unlockStop } from './unlockStop';

/** All actions on a stop in display order; the first offered action is the main one. */
export const deliveryActions: readonly DeliveryAction[] = [
  changeStatus,
  move,
  reschedule,
  cancel,
  cancelLunch,
  copayment,
  transfer,
  unassign,
  share,
  editParticipant,
  history,
  lockStop,
  unlockStop,
];
