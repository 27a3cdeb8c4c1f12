import type { MissedWindow } from '../domain/stops/windowState';
import { useT } from '../i18n/useT';
import { missedText } from './windowText';
import styles from './stopTime.module.css';
import textStyles from '../ui/theme/text.module.css';

interface WindowWordProps {
  missed: MissedWindow;
  /** Short form for a row; the full sentence is in the tooltip and for screen readers. */
  isShort?: boolean;
}

/** Shows that a window is missed, and by how much; separate from lateness against the promised time. */
export function WindowWord({ missed, isShort = false }: WindowWordProps) {
  const translate = useT();
  const sentence = missedText(missed, translate);
  if (!isShort) return <b className={styles.missed}>{sentence}</b>;
  return (
    <small className={styles.missed} title={sentence}>
      <span aria-hidden="true">{missedText(missed, translate, 'short')}</span>
      <span className={textStyles.visuallyHidden}>{sentence}</span>
    </small>
  );
}
