import { useId } from 'react';
import { useT } from '../../i18n/useT';
import { LANE_ORDERS } from '../../board/lanesInOrder';
import { useBoardLayout } from '../../board/useBoardLayout';
import styles from './boardHead.module.css';

/** In which order the runs stand; only where they are columns. */
export function LaneOrderChoice() {
  const translate = useT();
  const id = useId();
  const { layout, laneOrder, setLaneOrder } = useBoardLayout();
  if (layout !== 'columns') return null;
  return (
    <span className={styles.laneOrder}>
      <label htmlFor={id}>{translate('board.laneOrder')}</label>
      <select
        id={id}
        value={laneOrder}
        onChange={({ target }) => setLaneOrder(LANE_ORDERS.find((order) => order === target.value) ?? 'need')}
      >
        {LANE_ORDERS.map((order) => (
          <option key={order} value={order}>
            {translate(`board.laneOrders.${order}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
