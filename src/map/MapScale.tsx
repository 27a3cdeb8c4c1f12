import { metresPerPixel, roundLength } from '../domain/map/mercator';
import { distanceInWords } from '../providers/measures';
import type { MapView } from './mapEngine';
import styles from './map.module.css';

/** The longest bar. Pixels. */
const MOST = 90;

/** A bar as long as a round distance. */
export function MapScale({ view: { center, zoom } }: { view: MapView }) {
  const each = metresPerPixel(center.latitude, zoom);
  const metres = roundLength(MOST * each);
  return (
    <span className={styles.scale} style={{ width: metres / each }}>
      {distanceInWords(metres)}
    </span>
  );
}
