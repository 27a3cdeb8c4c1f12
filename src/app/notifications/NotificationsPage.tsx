import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useT } from '../../i18n/useT';
import { SIZES } from '../../ui/theme/tokens';
import { BackgroundTasks } from '../../reports/BackgroundTasks';
import { NotificationList } from './NotificationList';

/** All notifications of the user on one page. */
export default function NotificationsPage() {
  const translate = useT();
  return (
    <>
      <Typography variant="h1" sx={{ marginBottom: 4 }}>
        {translate('notifications.title')}
      </Typography>
      <Card sx={{ maxWidth: SIZES.form }}>
        <BackgroundTasks />
        <NotificationList />
      </Card>
    </>
  );
}
