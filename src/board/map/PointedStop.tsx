import type { StopWords } from '../../map/mapProps';
import styles from './dayMap.module.css';

/** Who is under the pointer, in a list or on the map. */
export function PointedStop({ title, about }: StopWords) {
  return (
    <p className={styles.pointed}>
      <b>{title}</b>
      <span>{about}</span>
    </p>
  );
}
