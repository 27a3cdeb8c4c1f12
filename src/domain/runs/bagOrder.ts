import type { CarriedStop } from '../stops/pickUpRule';
import { inOrder, isOpenStop } from './stopOrder';

/**
 * An order of open stops in which each bag comes after the pick-up that loads it. A pick-up that comes too
 * late moves before the first of its deliveries; all other stops keep their order.
 *
 * @param stops at least those of the order
 */
export function withPickUpsInTime(stops: readonly CarriedStop[], order: readonly number[]): number[] {
  const mended = [...order];
  for (const { id } of inOrder(stops).filter(({ stop_role }) => stop_role != null)) {
    const at = mended.indexOf(id);
    const waiting = stops.filter((stop) => stop.pick_up_id === id && isOpenStop(stop));
    const places = waiting.map((stop) => mended.indexOf(stop.id)).filter((place) => place >= 0);
    const first = Math.min(...places);
    if (at < 0 || first > at) continue;
    mended.splice(at, 1);
    mended.splice(first, 0, id);
  }
  return mended;
}
