import { APIProvider, Map, useMap } from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent } from 'react';
import { DEFAULT_CENTER, DISPATCH_ZOOM } from '../../domain/addresses/mapDefaults';
import { useGoogleMap } from '../../ui/useGoogleMap';
import { openGooglePlan } from './googlePlanHandle';
import type { PlanMapEvents, PlanMapHandle } from './planMap';

interface GooglePlanProps extends PlanMapEvents {
  apiKey: string;
  onReady: (handle: PlanMapHandle | null) => void;
  /** It did not load, or not in time. */
  onFail: () => void;
}

const CENTER = { lat: DEFAULT_CENTER.latitude, lng: DEFAULT_CENTER.longitude };

/** Google's map, if the build has a key. */
export default function GooglePlan({ apiKey, onFail, ...plan }: GooglePlanProps) {
  const onDrawn = useGoogleMap(onFail);
  return (
    <APIProvider apiKey={apiKey} onError={onFail}>
      <Map
        defaultCenter={CENTER}
        defaultZoom={DISPATCH_ZOOM}
        gestureHandling="greedy"
        disableDefaultUI
        keyboardShortcuts={false}
        style={{ width: '100%', height: '100%' }}
        onTilesLoaded={onDrawn}
      />
      <Drawing {...plan} />
    </APIProvider>
  );
}

function Drawing({ onReady, ...events }: Omit<GooglePlanProps, 'apiKey' | 'onFail'>) {
  const map = useMap();
  const ready = useEffectEvent(onReady);
  const onPick = useEffectEvent(events.onPick);
  const onPickMany = useEffectEvent(events.onPickMany);
  const onHover = useEffectEvent(events.onHover);
  useEffect(() => {
    if (!map) return undefined;
    const handle = openGooglePlan(map, {
      onPick: (id, isAdding) => onPick(id, isAdding),
      onPickMany: (ids, isAdding) => onPickMany(ids, isAdding),
      onHover: (id) => onHover(id),
    });
    ready(handle);
    return () => {
      ready(null);
      handle.remove();
    };
  }, [map]);
  return null;
}
