import { useAssignedDelivery } from '../dispatchState';
import { CostText } from './CostText';

/** In a lane: where carried stops would stand, and what that would cost. */
export function DropMark({ laneKey, rowHeight }: { laneKey: string; rowHeight: number }) {
  const carry = useAssignedDelivery();
  const aim = carry?.aim;
  if (!aim || aim.laneKey !== laneKey) return null;
  const isForbidden = aim.plan.refused.length >= (carry.stops.length || 1);
  return (
    <div
      className={`drop-mark${isForbidden ? ' is-forbidden' : ''}`}
      style={{ transform: `translateY(${aim.slot * rowHeight}px)` }}
      aria-hidden="true"
    >
      <CostText plan={aim.plan} target={aim.target} />
    </div>
  );
}
