import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fromWire } from '../../domain/time/dates';
import type { Notification } from '../../contract/notifications/notifications';
import { NOTIFICATIONS_PAGE_SIZE } from '../../domain/wire/lists';
import { isAsyncRequest } from '../../domain/wire/notification';
import { notificationTarget } from '../../domain/notifications/notificationTarget';
import { useT } from '../../i18n/useT';
import { useDownload } from '../../ui/files/useDownload';
import { useMarkRead, useNotifications } from './useNotifications';
import { useAge } from './useAge';

/** Number of the file that an asynchronous notification brings (spec §3); null when it brings none. */
function readyFile({ type, jsonBody }: Notification): string | null {
  const { uuid, response } = jsonBody ?? {};
  const isReady = isAsyncRequest({ type }) && response !== 'failed';
  return isReady && typeof uuid === 'string' ? uuid : null;
}

interface ItemProps {
  notification: Notification;
  onRead: () => void;
  /** Closes what the list stands in. */
  onLeave?: () => void;
}

function Item({ notification, onRead, onLeave }: ItemProps) {
  const translate = useT();
  const ageOf = useAge();
  const { is_attended, created_at, title, body } = notification;
  const download = useDownload();
  const file = readyFile(notification);
  const target = notificationTarget(notification);
  const open = () => {
    if (!is_attended) onRead();
    onLeave?.();
  };
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        gap: 3,
        alignItems: 'flex-start',
        padding: 3,
        borderBottom: `1px solid ${theme.tokens.border}`,
        borderLeft: `3px solid ${is_attended ? 'transparent' : theme.tokens.accent}`,
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: is_attended ? 400 : 600 }}>
          {target ? (
            <MuiLink component={Link} to={target} color="inherit" onClick={open}>
              {title}
            </MuiLink>
          ) : (
            title
          )}
        </Typography>
        {body && (
          <Typography variant="body2" color="text.secondary">
            {body}
          </Typography>
        )}
        <Typography variant="caption" color="text.secondary">
          {translate(is_attended ? 'notifications.read' : 'notifications.unread')} ·{' '}
          <time dateTime={fromWire(created_at).toISOString()}>{ageOf(fromWire(created_at))}</time>
        </Typography>
      </Box>
      {file && (
        <Button size="small" onClick={() => download(file)}>
          {translate('reports.tasks.download')}
        </Button>
      )}
      {!is_attended && (
        <Button size="small" onClick={onRead}>
          {translate('notifications.markRead')}
        </Button>
      )}
    </Box>
  );
}

/**
 * The user's notifications, 20 at a time (spec §9); skeletons first, then the list or the reason why it is
 * empty.
 */
export function NotificationList({ onLeave }: Pick<ItemProps, 'onLeave'>) {
  const translate = useT();
  const [pages, setPages] = useState(1);
  const { data, isError, isPending, refetch } = useNotifications(pages);
  const markRead = useMarkRead();

  if (isPending) {
    return (
      <Box aria-busy sx={{ display: 'grid', gap: 3, padding: 3 }}>
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={40} />
      </Box>
    );
  }
  if (isError && !data) {
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 3, padding: 4, justifyItems: 'start' }}>
        <Typography>{translate('notifications.failed')}</Typography>
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate('screens.empty.retry')}
        </Button>
      </Box>
    );
  }
  if (data.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ padding: 4 }}>
        {translate('notifications.empty')}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((notification) => (
          <Item
            key={notification.id}
            notification={notification}
            onRead={() => markRead.mutate(notification.id)}
            onLeave={onLeave}
          />
        ))}
      </Box>
      {data.length === pages * NOTIFICATIONS_PAGE_SIZE && (
        <Button sx={{ margin: 3 }} onClick={() => setPages(pages + 1)}>
          {translate('notifications.more')}
        </Button>
      )}
    </>
  );
}
