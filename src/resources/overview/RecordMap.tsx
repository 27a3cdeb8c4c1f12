import Box from '@mui/material/Box';
import type { cdpMapCall, facilityMapCall, participantMapCall } from '../../contract/map/picture';
import { useT } from '../../i18n/useT';
import { StaticMap } from '../../ui/pictures/StaticMap';

const HEIGHT = 200;

interface RecordMapProps {
  call: typeof cdpMapCall | typeof facilityMapCall | typeof participantMapCall;
  id: number;
  /** What is there. */
  name: string;
  /** What may have a position. */
  place: Readonly<Record<string, unknown>>;
}

/** Where a record is; nothing without a position. */
export function RecordMap({ call, id, name, place }: RecordMapProps) {
  const translate = useT();
  if (typeof place.latitude !== 'number' || typeof place.longitude !== 'number') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <StaticMap call={call} params={{ id }} alt={translate('overview.map', { name })} height={HEIGHT} />
    </Box>
  );
}
