import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { movedBy, type Point } from '../../../domain/addresses/distance';
import { PICKER_ZOOM } from '../../../domain/addresses/mapDefaults';
import { useT } from '../../../i18n/useT';
import { Map } from '../../../map/Map';

/** Metres that an arrow key moves the marker, alone and with Shift. */
const STEP = 5;
const LONG_STEP = 50;

interface PointMapProps {
  point: Point;
  onMove: (point: Point) => void;
}

/** One point on the map, moved by mouse or arrow keys. */
export function PointMap({ point, onMove }: PointMapProps) {
  const translate = useT();
  const [start] = useState({ center: point, zoom: PICKER_ZOOM });
  return (
    <Box>
      <Box sx={{ height: 320, mb: 1 }}>
        <Suspense fallback={null}>
          <Map
            label={translate('addresses.map.label')}
            start={start}
            pin={{ point, onMove }}
            events={{ onPress: onMove }}
            onArrow={(north, east, isLong) => {
              const step = isLong ? LONG_STEP : STEP;
              onMove(movedBy(point, north * step, east * step));
            }}
          />
        </Suspense>
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('addresses.map.keys')}</Box>
    </Box>
  );
}
