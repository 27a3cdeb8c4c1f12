import OfflineIcon from '@mui/icons-material/WifiOffOutlined';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/useT';
import { operationZone } from '../../providers/operationZone';
import { useLiveStatus } from '../../providers/useLive';
import { formatTimeWithZone } from '../../providers/measures';

/** A shorter interruption is not shown. Milliseconds. */
const PATIENCE_MS = 2_000;

/** An instant in milliseconds as "10:05 PDT". */
function clock(time: number): string {
  return formatTimeWithZone(new Date(time), operationZone());
}

/** Whether the screen is live: a small dot while it is, otherwise a text with the time. */
export function ConnectionState() {
  const translate = useT();
  const { state, since } = useLiveStatus();
  const [staleSince, setStaleSince] = useState<number | null>(null);
  useEffect(() => {
    const wait = state === 'stale' ? PATIENCE_MS : 0;
    const timer = setTimeout(() => setStaleSince(state === 'stale' ? since : null), wait);
    return () => clearTimeout(timer);
  }, [state, since]);

  const words =
    staleSince !== null
      ? translate('live.stale', { time: clock(staleSince) })
      : translate(
          state === 'live' ? 'live.connected' : state === 'polling' ? 'live.polling' : 'live.connecting',
        );
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center' }}>
      {staleSince !== null ? (
        <Tooltip title={translate('live.staleLong', { time: clock(staleSince) })}>
          <Chip
            // On a small screen only the icon: the sentence is its accessible name and tooltip.
            icon={<OfflineIcon />}
            label={words}
            aria-label={words}
            size="small"
            sx={(theme) => ({
              backgroundColor: theme.tones.amber.ground,
              color: theme.tones.amber.text,
              '& .MuiChip-icon': { color: theme.tones.amber.edge },
              [theme.breakpoints.down('sm')]: {
                '& .MuiChip-label': { display: 'none' },
                '& .MuiChip-icon': { margin: 1 },
              },
            })}
          />
        </Tooltip>
      ) : (
        <Tooltip title={words}>
          <Box
            component="span"
            role="img"
            aria-label={words}
            sx={(theme) => ({
              width: 8,
              height: 8,
              margin: 2,
              borderRadius: '50%',
              backgroundColor: state === 'live' ? theme.tones.green.edge : 'transparent',
              border: `2px solid ${state === 'live' ? theme.tones.green.edge : theme.tokens.borderStrong}`,
            })}
          />
        </Tooltip>
      )}
    </Box>
  );
}
