import type { StatusIcon } from '../domain/stops/statusTag';
import { STATE_DRAWINGS } from '../ui/stateDrawings';
import styles from './icons.module.css';

/** The icon of a state, in the colour of the surrounding text. */
export function StateIcon({ icon }: { icon: StatusIcon }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={STATE_DRAWINGS[icon]} />
    </svg>
  );
}
