import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { PICKER_ZOOM } from '../../domain/addresses/mapDefaults';
import { useT } from '../../i18n/useT';
import { Map } from '../../map/Map';

interface PlaceMapProps {
  /** What is there. */
  name: string;
  /** A record with a position, or without one. */
  place: Readonly<Record<string, unknown>> | undefined;
}

/** Where a record is. Nothing without a position. */
export function PlaceMap({ name, place }: PlaceMapProps) {
  const translate = useT();
  const { latitude, longitude } = place ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const point = { latitude, longitude };
  return (
    <Box sx={{ height: { xs: 160, sm: 200 }, gridColumn: '1 / -1' }}>
      <Suspense fallback={null}>
        <Map
          label={translate('overview.map', { name })}
          start={{ center: point, zoom: PICKER_ZOOM }}
          pin={{ point }}
          isMovable={false}
        />
      </Suspense>
    </Box>
  );
}
