import { isOpenStop } from '../../domain/runs/stopOrder';
import {
  EVENT_STATUS,
  isCanceledStatus,
  isProblemStatus,
  isSuccessfulStatus,
} from '../../domain/stops/eventStatus';
import type { DeliveryAction, StopOnBoard } from '../actions/deliveryAction';

/** Actions that the panel shows as buttons, the proof among them; the others are behind "More". */
const SHOWN = 3;

type PanelState = 'open' | 'inVehicle' | 'waiting' | 'attempted' | 'delivered' | 'notDelivered' | 'canceled';

/** What is done most in each state, the most frequent first: it is the main button. The rest keep the order of the list. */
const FIRST: Readonly<Record<PanelState, readonly string[]>> = {
  open: ['changeStatus', 'move', 'reschedule'],
  // Its bag can go to another driver, and to no other run.
  inVehicle: ['changeStatus', 'transfer', 'reschedule'],
  waiting: ['move', 'reschedule', 'cancel'],
  attempted: ['reschedule', 'changeStatus', 'move'],
  // Its proof is the main button.
  delivered: ['history', 'share', 'changeStatus'],
  notDelivered: ['reschedule', 'history', 'changeStatus'],
  canceled: ['history', 'reschedule', 'changeStatus'],
};

function panelState({ event, manifest }: StopOnBoard): PanelState {
  const { delivery_event_status_id: status } = event;
  if (isCanceledStatus(status)) return 'canceled';
  if (isSuccessfulStatus(status)) return 'delivered';
  if (!isOpenStop(event)) return 'notDelivered';
  if (!manifest) return 'waiting';
  if (status === EVENT_STATUS.pickedUp) return 'inVehicle';
  return isProblemStatus(status) ? 'attempted' : 'open';
}

/** The buttons of a stop in its state, beside that of its proof, and whether there are more actions. */
export function panelActions(
  stop: StopOnBoard,
  offered: readonly DeliveryAction[],
  hasProof = false,
): { shown: readonly DeliveryAction[]; hasMore: boolean } {
  const wanted = FIRST[panelState(stop)];
  const first = wanted.flatMap((name) => offered.find((action) => action.name === name) ?? []);
  const others = offered.filter((action) => !wanted.includes(action.name));
  const shown = [...first, ...others].slice(0, hasProof ? SHOWN - 1 : SHOWN);
  return { shown, hasMore: offered.length > shown.length };
}
