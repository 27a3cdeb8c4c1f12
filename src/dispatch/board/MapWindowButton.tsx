import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { IconButton, Tooltip } from '@mui/material';
import { useMapWindow } from '../../board/map/window/useMapWindow';
import { useT } from '../../i18n/useT';

/** The map in a second window, for a second screen. */
export function MapWindowButton({ date }: { date: string }) {
  const translate = useT();
  const open = useMapWindow();
  const label = translate('dayMap.window.open');
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => open({ date, eventId: null, runId: null })}>
        <OpenInNewIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
