import { useT } from '../../i18n/useT';
import styles from './finishedStrip.module.css';

interface FinishedStripProps {
  /** Finished runs. */
  count: number;
  isFolded: boolean;
  /** Another run needs somebody more than those on the left. */
  isOutOfOrder: boolean;
  onFold: () => void;
  onSort: () => void;
}

/** Beside the lanes: the finished runs as one strip, which opens them as lanes at the end. */
export function FinishedStrip({ count, isFolded, isOutOfOrder, onFold, onSort }: FinishedStripProps) {
  const translate = useT();
  return (
    <div className={styles.strip}>
      {isOutOfOrder ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          <span>{translate('board.lanesSortAgain')}</span>
        </button>
      ) : null}
      <button type="button" aria-expanded={!isFolded} onClick={onFold}>
        <span>
          {translate(isFolded ? 'board.finishedRuns' : 'board.foldFinished', { smart_count: count })}
        </span>
      </button>
    </div>
  );
}
