import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import type { MapSettings } from '../../contract/catalogs/places';
import { openLeafletPlan } from './leafletPlan';
import type { PlanMapEvents, PlanMapHandle } from './planMap';
import { distanceInWords } from '../../providers/measures';
import styles from './planMap.module.css';

interface OpenPlanProps extends PlanMapEvents {
  settings: MapSettings;
  onReady: (handle: PlanMapHandle | null) => void;
}

/** An OpenStreetMap map, or a plain grid if no tiles are configured or they fail to load. */
export function OpenPlan({ settings, onReady, ...events }: OpenPlanProps) {
  const translate = useT();
  const container = useRef<HTMLDivElement | null>(null);
  const [square, setSquare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isUndrawn, setUndrawn] = useState(false);
  const { tiles_url: tilesUrl, attribution } = settings;
  const ready = useEffectEvent(onReady);
  const onPick = useEffectEvent(events.onPick);
  const onPickMany = useEffectEvent(events.onPickMany);
  const onHover = useEffectEvent(events.onHover);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let isGone = false;
    let handle: PlanMapHandle | null = null;
    const opening = openLeafletPlan({
      container: element,
      tilesUrl,
      onTilesFail: () => setFailed(true),
      onScale: setSquare,
      onPick: (id, isAdding) => onPick(id, isAdding),
      onPickMany: (ids, isAdding) => onPickMany(ids, isAdding),
      onHover: (id) => onHover(id),
    }).then((opened) => {
      if (isGone) return opened.remove();
      handle = opened;
      ready(opened);
    });
    // A browser without canvas cannot show the map. The lists beside it still work.
    opening.catch(() => {
      if (!isGone) setUndrawn(true);
    });
    return () => {
      isGone = true;
      ready(null);
      handle?.remove();
    };
  }, [tilesUrl]);
  if (isUndrawn)
    return (
      <p role="status" className={styles.note}>
        {translate('scheduling.map.undrawn')}
      </p>
    );
  const isGrid = tilesUrl === null || hasFailed;
  return (
    <>
      <div ref={container} className={styles.ground} />
      <span className={styles.credit}>
        {isGrid
          ? square !== null && translate('scheduling.map.square', { distance: distanceInWords(square) })
          : attribution}
      </span>
    </>
  );
}
