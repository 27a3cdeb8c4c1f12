import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useT } from '../../i18n/useT';
import { NotificationItem } from './NotificationItem';
import { useMarkRead, useNotifications, type NotificationFilters } from './useNotifications';

interface NotificationListProps {
  /** From 1, 20 each (spec §9). */
  page?: number;
  filters?: NotificationFilters;
  /** Closes what the list is in. */
  onLeave?: () => void;
}

/** One page of the user's notifications; skeletons first, then the list or the reason why it is empty. */
export function NotificationList({ page = 1, filters = {}, onLeave }: NotificationListProps) {
  const translate = useT();
  const { data, isError, isPending, refetch } = useNotifications(page, filters);
  const markRead = useMarkRead();
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

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
        {translate(isFiltered ? 'notificationPages.nothing' : 'notifications.empty')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onRead={() => markRead.mutate(notification.id)}
          onLeave={onLeave}
        />
      ))}
    </Box>
  );
}
