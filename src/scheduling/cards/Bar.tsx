import clsx from 'clsx';
import styles from './bar.module.css';
import laneBarStyles from '../../board/laneBar.module.css';

interface BarProps {
  /** Its accessible label. */
  label: string;
  /** The share, as text. */
  words: string;
  value: number;
  /** Null: the maximum is unknown. */
  max: number | null;
}

/** Used share of a run's capacity or shift; above the maximum it is red, with a text. */
export function Bar({ label, words, value, max }: BarProps) {
  const part = max === null || max <= 0 ? 0 : Math.min(1, value / max);
  const isOver = max !== null && value > max;
  return (
    <span className={styles.bar}>
      <span className={styles.label}>{label}</span>
      <span className={clsx(laneBarStyles.bar, styles.track)} aria-hidden="true">
        <i className={isOver ? laneBarStyles.red : laneBarStyles.accent} style={{ flexGrow: part }} />
        <i style={{ flexGrow: 1 - part }} />
      </span>
      <span className={clsx(styles.words, isOver && styles.isOver)}>{words}</span>
    </span>
  );
}
