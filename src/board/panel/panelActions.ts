import { isOpenStop } from '../../domain/runs/stopOrder';
import type { DeliveryAction, StopOnBoard } from '../actions/deliveryAction';

/** Actions that the panel shows as buttons; the others are behind "More". */
const SHOWN = 3;

/** What is done most in each state, the most frequent first. The rest keep the order of the list. */
const FIRST: Readonly<Record<'open' | 'waiting' | 'closed', readonly string[]>> = {
  open: ['changeStatus', 'move', 'reschedule'],
  waiting: ['move', 'reschedule', 'cancel'],
  closed: ['history', 'changeStatus', 'share'],
};

/** The buttons of a stop in its state, and whether there are more actions. */
export function panelActions(
  { event, manifest }: StopOnBoard,
  offered: readonly DeliveryAction[],
): { shown: readonly DeliveryAction[]; hasMore: boolean } {
  const wanted = FIRST[isOpenStop(event) ? (manifest ? 'open' : 'waiting') : 'closed'];
  const first = wanted.flatMap((name) => offered.find((action) => action.name === name) ?? []);
  const others = offered.filter((action) => !wanted.includes(action.name));
  const shown = [...first, ...others].slice(0, SHOWN);
  return { shown, hasMore: offered.length > shown.length };
}
