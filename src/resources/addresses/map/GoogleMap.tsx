import { APIProvider, Map, Marker } from '@vis.gl/react-google-maps';
import { useEffect, useState } from 'react';
import type { Point } from '../../../domain/addresses/distance';
import { PICKER_ZOOM } from '../../../domain/addresses/mapDefaults';

interface GoogleMapProps {
  apiKey: string;
  point: Point;
  onMove: (point: Point) => void;
  /** It did not load, or not in time. */
  onFail: () => void;
}

/** A person waits no longer for a map before there is another one. Milliseconds. */
const PATIENCE = 8_000;

/** Google's own call for a key that it refuses; there is no other way to learn of it. */
declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

export default function GoogleMap({ apiKey, point, onMove, onFail }: GoogleMapProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) return;
    const timer = setTimeout(onFail, PATIENCE);
    return () => clearTimeout(timer);
  }, [isDrawn, onFail]);
  useEffect(() => {
    window.gm_authFailure = onFail;
    return () => {
      delete window.gm_authFailure;
    };
  }, [onFail]);
  const at = { lat: point.latitude, lng: point.longitude };
  return (
    <APIProvider apiKey={apiKey} onError={onFail}>
      <Map
        defaultCenter={at}
        defaultZoom={PICKER_ZOOM}
        gestureHandling="greedy"
        disableDefaultUI
        zoomControl
        keyboardShortcuts={false}
        style={{ width: '100%', height: '100%' }}
        onTilesLoaded={() => setDrawn(true)}
        onClick={({ detail }) => {
          if (detail.latLng) onMove({ latitude: detail.latLng.lat, longitude: detail.latLng.lng });
        }}
      >
        <Marker
          position={at}
          draggable
          onDragEnd={({ latLng }) => {
            if (latLng) onMove({ latitude: latLng.lat(), longitude: latLng.lng() });
          }}
        />
      </Map>
    </APIProvider>
  );
}
