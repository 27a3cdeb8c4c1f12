/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TrackedVehicle } from '../domain/stops/trackingView';
import type { TrackingWords } from '../i18n/en/tracking';
import { fetchMap } from './fetchTracking';
import styles from './tracking.module.css';

/** Px. */
const HEIGHT = 220;

interface VehicleMapProps {
  token: string;
  vehicle: TrackedVehicle | null;
  words: TrackingWords;
}

/**
 * Door and vehicle while this stop is the next one; the sentence above says the same. The picture follows the vehicle as
 * often as the page asks, and stays when one of them does not come.
 */
export function VehicleMap({ token, vehicle, words }: VehicleMapProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // Without a distance the door is not known, and there is no map.
  const seen = vehicle && vehicle.distance_m !== null ? vehicle.recorded_at : null;
  useEffect(() => {
    if (seen === null) {
      setPicture(null);
      return undefined;
    }
    let isOver = false;
    const width = box.current?.clientWidth ?? 0;
    void fetchMap(token, { width, height: HEIGHT }).then((next) => {
      if (!isOver && next !== 'unreachable') setPicture(next);
    });
    return () => {
      isOver = true;
    };
  }, [token, seen]);
  return (
    <div ref={box} class={styles.map} hidden={seen === null}>
      {picture && <img src={picture} alt={words.map} height={HEIGHT} />}
    </div>
  );
}
