import { useT } from '../../i18n/useT';
import { CostText } from '../moves/CostText';
import { useInteraction } from '../interaction/useInteraction';
import type { MapDrag } from './useDragOnMap';
import styles from './dayMap.module.css';

/** What a dragged stop would cost on the run under the pointer. */
export function DragCost({ drag: { dropTarget, at } }: { drag: MapDrag }) {
  const translate = useT();
  const { board } = useInteraction();
  const run = board()?.manifests.find(({ id }) => id === dropTarget?.target.manifestId);
  return (
    <div className={styles.cost} style={{ left: at.x + 14, top: at.y + 40 }}>
      {dropTarget && run ? (
        <>
          <b>{run.name}</b>
          <CostText plan={dropTarget.plan} target={dropTarget.target} />
        </>
      ) : (
        translate('dayMap.dropOnLine')
      )}
    </div>
  );
}
