import clsx from 'clsx';
import { useValue } from '../../providers/valueStore';
import { useInteraction } from '../../board/interaction/useInteraction';
import { CostText } from '../../board/moves/CostText';
import { useT } from '../../i18n/useT';
import movesStyles from '../../board/moves/moves.module.css';
import styles from './cardDropTarget.module.css';

/** On a run shown without its stops: where dragged deliveries would be placed, and the cost. */
export function CardDropTarget({ laneKey }: { laneKey: string }) {
  const translate = useT();
  const drag = useValue(useInteraction().drag);
  const dropTarget = drag?.dropTarget;
  if (!dropTarget || dropTarget.laneKey !== laneKey) return null;
  const isForbidden = dropTarget.plan.refused.length >= (drag.stops.length || 1);
  return (
    <div
      className={clsx(movesStyles.dropMark, styles.aim, isForbidden && movesStyles.isForbidden)}
      aria-hidden="true"
    >
      {dropTarget.target.at === undefined ? null : (
        <b>
          {translate(`scheduling.card.${drag.by === 'pointer' ? 'cheapest' : 'place'}`, {
            at: dropTarget.target.at,
          })}
        </b>
      )}
      <CostText plan={dropTarget.plan} target={dropTarget.target} />
    </div>
  );
}
