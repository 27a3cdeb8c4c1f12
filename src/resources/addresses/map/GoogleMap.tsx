import { APIProvider, Map, Marker } from '@vis.gl/react-google-maps';
import type { Point } from '../../../domain/addresses/distance';
import { PICKER_ZOOM } from '../../../domain/addresses/mapDefaults';
import { useGoogleMap } from '../../../ui/useGoogleMap';

interface GoogleMapProps {
  apiKey: string;
  point: Point;
  onMove: (point: Point) => void;
  /** It did not load, or not in time. */
  onFail: () => void;
}

export default function GoogleMap({ apiKey, point, onMove, onFail }: GoogleMapProps) {
  const onDrawn = useGoogleMap(onFail);
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
        onTilesLoaded={onDrawn}
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
