import { APIProvider, Map, useMap } from '@vis.gl/react-google-maps';
import { useEffect, useRef } from 'react';
import { useMode } from '../../ui/theme/useMode';
import type { MapEngine, MapEngineProps } from '../mapEngine';
import { createGoogleEngine } from './googleEngine';
import { useGoogleMap } from './useGoogleMap';

interface GoogleGroundProps extends MapEngineProps {
  apiKey: string;
}

/** Google's map, when the build has a key and the person chose it. */
export default function GoogleGround({ apiKey, ...props }: GoogleGroundProps) {
  const { start, isMovable, onFail } = props;
  const onDrawn = useGoogleMap(onFail);
  const [mode] = useMode();
  return (
    <APIProvider apiKey={apiKey} onError={onFail}>
      <Map
        key={mode}
        defaultCenter={{ lat: start.center.latitude, lng: start.center.longitude }}
        defaultZoom={start.zoom}
        colorScheme={mode === 'dark' ? 'DARK' : 'LIGHT'}
        gestureHandling={isMovable ? 'greedy' : 'none'}
        disableDefaultUI
        keyboardShortcuts={false}
        style={{ width: '100%', height: '100%' }}
        onTilesLoaded={onDrawn}
      />
      <Drawing key={`${mode} day`} {...props} />
    </APIProvider>
  );
}

function Drawing(props: MapEngineProps) {
  const map = useMap();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!map) return undefined;
    const engine: MapEngine = createGoogleEngine(map, () => latest.current);
    latest.current.onReady(engine);
    return () => {
      latest.current.onReady(null);
      engine.destroy();
    };
  }, [map]);
  return null;
}
