import clsx from 'clsx';
import { useAssignedDelivery } from '../dispatchState';
import { CostText } from './CostText';
import styles from './moves.module.css';

/** In a lane: where the dragged stops would be placed, and the cost. */
export function DropMark({ laneKey, rowHeight }: { laneKey: string; rowHeight: number }) {
  const drag = useAssignedDelivery();
  const dropTarget = drag?.dropTarget;
  if (!dropTarget || dropTarget.laneKey !== laneKey) return null;
  const isForbidden = dropTarget.plan.refused.length >= (drag.stops.length || 1);
  return (
    <div
      className={clsx(styles.dropMark, isForbidden && styles.isForbidden)}
      style={{ transform: `translateY(${dropTarget.slot * rowHeight}px)` }}
      aria-hidden="true"
    >
      <CostText plan={dropTarget.plan} target={dropTarget.target} />
    </div>
  );
}
