import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { stopMapCall } from '../../contract/map/picture';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { speaksAdditions } from '../../providers/serverContract';
import { useAllowed } from '../../providers/usePermissions';
import { StaticMap } from '../../ui/pictures/StaticMap';
import type { StopOnBoard } from '../actions/deliveryAction';

const HEIGHT = 132;

const hasPlace = (event: StopOnBoard['event']) =>
  event.destination_latitude !== null && event.destination_longitude !== null;

/** Its room before it is asked for, so that nothing below moves when it comes. */
export function StopMapSpace({ event }: Pick<StopOnBoard, 'event'>) {
  const mayRead = useAllowed(PERMISSIONS.dispatch.readEvent);
  // Another server draws none.
  if (!mayRead || !hasPlace(event) || !speaksAdditions()) return null;
  return <Skeleton variant="rounded" height={HEIGHT} sx={{ my: 2 }} />;
}

/** Where the door of a stop is; nothing without a position. */
export function StopMap({ event }: Pick<StopOnBoard, 'event'>) {
  const translate = useT();
  const mayRead = useAllowed(PERMISSIONS.dispatch.readEvent);
  if (!mayRead || !hasPlace(event)) return null;
  const params = { manifestId: event.delivery_manifest_id ?? 0, eventId: event.id };
  return (
    <Box sx={{ my: 2 }}>
      <StaticMap
        call={stopMapCall}
        params={params}
        alt={translate('pictures.map', { name: event.destination_full_address ?? '' })}
        height={HEIGHT}
      />
    </Box>
  );
}
