import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';
import { useUnreadCount } from './useNotifications';
import { useEdges } from '../../ui/useEdges';

const BellContent = lazyPart(withMessages('notifications', () => import('./BellContent')));

/** The bell: how many are unread, and the newest of them (spec §1). */
export function Bell() {
  const edges = useEdges();
  const translate = useT();
  const unread = useUnreadCount() ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label =
    unread === 0
      ? translate('notifications.bellNone')
      : translate('notifications.bell', { smart_count: unread });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={unread} max={99} color="primary">
            <BellIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: edges.end }}
        transformOrigin={{ vertical: 'top', horizontal: edges.end }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('notifications.title') } }}
      >
        <Box sx={{ width: 'min(400px, calc(100vw - 32px))' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: 3 }}>
            <Typography variant="h2">{translate('notifications.title')}</Typography>
            <Button size="small" component={Link} to="/notifications" onClick={close}>
              {translate('notifications.all')}
            </Button>
          </Box>
          <Suspense fallback={<Skeleton variant="rounded" height={96} sx={{ margin: 3 }} />}>
            <BellContent onLeave={close} />
          </Suspense>
        </Box>
      </Popover>
    </>
  );
}
