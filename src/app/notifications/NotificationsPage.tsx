import ReadIcon from '@mui/icons-material/DoneAllOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { LEVELS, SUBJECTS } from '../../domain/notifications/notificationTypes';
import { NOTIFICATIONS_PAGE_SIZE } from '../../domain/wire/lists';
import { useT } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { speaksAdditions } from '../../providers/serverContract';
import { BackgroundTasks } from '../../reports/BackgroundTasks';
import { PageActions } from '../../ui/PageActions';
import { PageAction } from '../../ui/PageAction';
import { PageFilters } from '../../ui/PageFilters';
import { SIZES } from '../../ui/theme/tokens';
import { NotificationList } from './NotificationList';
import { useNotificationsTotal, useMarkAllRead, type NotificationFilters } from './useNotifications';
import { useOpenFromPush } from './useOpenFromPush';

const ALL = '';

/** The filters of the address; what it does not know is left out. */
function filtersOf(search: URLSearchParams): NotificationFilters {
  const subject = SUBJECTS.find((one) => one === search.get('subject'));
  const level = LEVELS.find((one) => one === search.get('level'));
  return {
    ...(search.get('unread') === '1' ? { is_attended: 0 } : {}),
    ...(subject && { subject }),
    ...(level && { level }),
  };
}

/** All notifications of the user: filters, 20 per page, and the files that are being made beside them. */
export default function NotificationsPage() {
  const translate = useT();
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const page = Math.max(1, Number(search.get('page')) || 1);
  const total = useNotificationsTotal({ ...filters });
  const unread = useNotificationsTotal({ ...filters, is_attended: 0 }) ?? 0;
  const markAll = useMarkAllRead();
  useOpenFromPush();
  const show = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === ALL) next.delete(name);
    else next.set(name, value);
    if (name !== 'page') next.delete('page');
    setSearch(next, { replace: name !== 'page' });
  };
  const readAll = () =>
    markAll.mutate(filters, {
      onSuccess: ({ attended }) =>
        showMessage({
          kind: 'success',
          text: translate('notificationPages.allRead', { smart_count: attended }),
        }),
    });
  const from = (page - 1) * NOTIFICATIONS_PAGE_SIZE + 1;
  const to = Math.min(page * NOTIFICATIONS_PAGE_SIZE, total ?? 0);
  return (
    <>
      {speaksAdditions() && (
        <PageActions>
          <PageAction color="secondary" icon={<SettingsIcon />} component={Link} to="/account/notifications">
            {translate('notificationPages.settings')}
          </PageAction>
          <PageAction icon={<ReadIcon />} disabled={unread === 0 || markAll.isPending} onClick={readAll}>
            {translate('notifications.markAll')}
          </PageAction>
        </PageActions>
      )}
      <Typography variant="h1" sx={{ marginBottom: 4 }}>
        {translate('notifications.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form }}>
        <Card component="section">
          <BackgroundTasks isAlone />
        </Card>
        <PageFilters
          label={translate('screens.list.filters')}
          count={Object.keys(filters).length}
          row={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}
        >
          <TextField
            select
            size="small"
            label={translate('notificationPages.state')}
            value={filters.is_attended === 0 ? '1' : ALL}
            onChange={(event) => show('unread', event.target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 140 }}
          >
            <MenuItem value={ALL}>{translate('notificationPages.all')}</MenuItem>
            <MenuItem value="1">{translate('notificationPages.unread')}</MenuItem>
          </TextField>
          <TextField
            select
            size="small"
            label={translate('notificationPages.subject')}
            value={filters.subject ?? ALL}
            onChange={(event) => show('subject', event.target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 180 }}
          >
            <MenuItem value={ALL}>{translate('notificationPages.every')}</MenuItem>
            {SUBJECTS.map((subject) => (
              <MenuItem key={subject} value={subject}>
                {translate(`notificationPages.subjects.${subject}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={translate('notificationPages.level')}
            value={filters.level ?? ALL}
            onChange={(event) => show('level', event.target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 140 }}
          >
            <MenuItem value={ALL}>{translate('notificationPages.every')}</MenuItem>
            {LEVELS.map((level) => (
              <MenuItem key={level} value={level}>
                {translate(`notificationPages.levels.${level}`)}
              </MenuItem>
            ))}
          </TextField>
        </PageFilters>
        <Card>
          <NotificationList page={page} filters={filters} />
        </Card>
        {total !== null && total > NOTIFICATIONS_PAGE_SIZE && (
          <Box
            component="nav"
            aria-label={translate('notifications.title')}
            sx={{ display: 'flex', gap: 3, alignItems: 'center' }}
          >
            <Button disabled={page === 1} onClick={() => show('page', page === 2 ? ALL : String(page - 1))}>
              {translate('notificationPages.newer')}
            </Button>
            <Typography className="tabular" role="status">
              {translate('notificationPages.range', { from, to, total })}
            </Typography>
            <Button disabled={to >= total} onClick={() => show('page', String(page + 1))}>
              {translate('notificationPages.older')}
            </Button>
          </Box>
        )}
      </Box>
    </>
  );
}
