import { metresPerPixel } from '../domain/map/mapPixels';
import { roundDistance } from '../domain/planning/distanceText';
import { distanceUnit } from '../providers/measures';
import type { MapView } from './mapEngine';
import styles from './map.module.css';

/** The longest bar. Pixels. */
const MOST = 90;

/** A bar as long as a round distance. */
export function MapScale({ view: { center, zoom } }: { view: MapView }) {
  const each = metresPerPixel(center.latitude, zoom);
  const { metres, text } = roundDistance(MOST * each, distanceUnit());
  return (
    <span className={styles.scale} dir="ltr" style={{ width: metres / each }}>
      {text}
    </span>
  );
}
