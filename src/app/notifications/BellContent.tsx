import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { speaksAdditions } from '../../providers/serverContract';
import { BackgroundTasks } from '../../reports/BackgroundTasks';
import { NotificationList } from './NotificationList';
import { useMarkAllRead, useUnreadCount } from './useNotifications';

/** What the bell opens; its code and words come with the first look. */
export default function BellContent({ onLeave }: { onLeave: () => void }) {
  const translate = useT();
  const unread = useUnreadCount() ?? 0;
  const markAll = useMarkAllRead();
  return (
    <>
      {speaksAdditions() && (
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInline: 3 }}
        >
          <Button
            size="small"
            sx={{ marginInlineStart: -2 }}
            disabled={unread === 0 || markAll.isPending}
            onClick={() => markAll.mutate({})}
          >
            {translate('notifications.markAll')}
          </Button>
          <IconButton
            size="small"
            component={Link}
            to="/account/notifications"
            onClick={onLeave}
            aria-label={translate('pages.notificationSettings')}
          >
            <SettingsIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
      <BackgroundTasks />
      <NotificationList onLeave={onLeave} />
    </>
  );
}
