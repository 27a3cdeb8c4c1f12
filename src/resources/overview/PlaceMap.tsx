import Box from '@mui/material/Box';
import { useState } from 'react';
import type { MapSettings } from '../../contract/catalogs/places';
import { useT } from '../../i18n/useT';
import { OpenMap } from '../addresses/map/OpenMap';
import { useMapSettings } from '../addresses/map/useMapSettings';

/** How maps of records are drawn; null where no pictures of a map are set up: then there is no map. */
export function useMapOfRecord(): MapSettings | null {
  const settings = useMapSettings();
  return settings?.tiles_url ? settings : null;
}

interface PlaceMapProps {
  /** What is there. */
  name: string;
  /** A record with a position, or without one. */
  place: Readonly<Record<string, unknown>> | undefined;
}

/** Where a record is. Nothing without a position, or when no picture of the map comes. */
export function PlaceMap({ name, place }: PlaceMapProps) {
  const translate = useT();
  const settings = useMapOfRecord();
  const [hasFailed, setHasFailed] = useState(false);
  const { latitude, longitude } = place ?? {};
  if (!settings || hasFailed || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return (
    <Box
      role="group"
      aria-label={translate('overview.map', { name })}
      sx={{
        height: { xs: 160, sm: 200 },
        gridColumn: '1 / -1',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        overflow: 'clip',
      }}
    >
      <OpenMap
        point={{ latitude, longitude }}
        settings={settings}
        hasFailed={false}
        onFail={() => setHasFailed(true)}
      />
    </Box>
  );
}
