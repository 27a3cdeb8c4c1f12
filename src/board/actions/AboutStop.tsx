import { Box } from '@mui/material';
import { useT } from '../../i18n/useT';
import type { StopOnBoard } from './deliveryAction';
import { stopName } from './stopNames';

/** Whom a dialog is about, in full: its title has the short name only. Nothing for several stops, which are listed. */
export function AboutStop({ stops }: { stops: readonly StopOnBoard[] }) {
  const translate = useT();
  const [stop, ...others] = stops;
  if (!stop || others.length > 0) return null;
  const { order_number: order } = stop.event;
  const parts = [
    stopName(stop, translate),
    order === null ? null : translate('actionParts.order', { order }),
    stop.manifest?.name ?? translate('dispatch.unassigned'),
  ];
  return (
    <Box component="span" sx={{ display: 'block', mb: 1, color: 'text.primary', fontWeight: 500 }}>
      {parts.filter((part) => part !== null).join(' · ')}
    </Box>
  );
}
