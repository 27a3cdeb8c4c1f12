import CashIcon from '@mui/icons-material/PaymentsOutlined';
import DeliveryIcon from '@mui/icons-material/InventoryOutlined';
import MessageIcon from '@mui/icons-material/ChatOutlined';
import OrderIcon from '@mui/icons-material/InboxOutlined';
import ReadIcon from '@mui/icons-material/DoneOutlined';
import RecordIcon from '@mui/icons-material/BadgeOutlined';
import RunIcon from '@mui/icons-material/RouteOutlined';
import AccountIcon from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { SvgIconComponent } from '@mui/icons-material';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Notification } from '../../contract/notifications/notifications';
import { notificationTarget } from '../../domain/notifications/notificationTarget';
import {
  isNotificationType,
  notificationType,
  type NotificationLevel,
  type NotificationSubject,
} from '../../domain/notifications/notificationTypes';
import type { Tone } from '../../domain/stops/statusTag';
import { fromWire } from '../../domain/time/dates';
import { isAsyncRequest } from '../../domain/wire/notification';
import { useT } from '../../i18n/useT';
import { useDownload } from '../../ui/files/useDownload';
import { useAge } from './useAge';

const ICONS: Readonly<Record<NotificationSubject, SvgIconComponent>> = {
  delivery: DeliveryIcon,
  run: RunIcon,
  order: OrderIcon,
  cash: CashIcon,
  record: RecordIcon,
  message: MessageIcon,
  account: AccountIcon,
};
const TONES: Readonly<Record<NotificationLevel, Tone>> = { info: 'neutral', warning: 'amber', urgent: 'red' };

/** Number of the file that an asynchronous notification brings (spec §3); null when it brings none. */
function readyFile({ type, jsonBody }: Notification): string | null {
  const { uuid, response } = jsonBody ?? {};
  const isReady = isAsyncRequest({ type }) && response !== 'failed';
  return isReady && typeof uuid === 'string' ? uuid : null;
}

interface NotificationItemProps {
  notification: Notification;
  onRead: () => void;
  /** Closes what the list is in. */
  onLeave?: () => void;
}

/** One notification: what it is about, how much it matters in colour and word, and whether it was read. */
export function NotificationItem({ notification, onRead, onLeave }: NotificationItemProps) {
  const translate = useT();
  const ageOf = useAge();
  const { is_attended, created_at, title, body, type } = notification;
  const download = useDownload();
  const file = readyFile(notification);
  const target = notificationTarget(notification);
  const declared = isNotificationType(type) ? notificationType(type) : null;
  const level = declared?.level ?? 'info';
  const Icon = ICONS[declared?.subject ?? 'account'];
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
      <Icon
        fontSize="small"
        aria-hidden
        sx={(theme) => ({ color: theme.tones[TONES[level]].text, marginTop: 0.5 })}
      />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
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
          {level !== 'info' && (
            <Box
              component="span"
              sx={(theme) => ({ color: theme.tones[TONES[level]].text, fontWeight: 600 })}
            >
              {translate(`notificationPages.levels.${level}`)} ·{' '}
            </Box>
          )}
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
        <Tooltip title={translate('notifications.markRead')}>
          <IconButton size="small" aria-label={translate('notifications.markRead')} onClick={onRead}>
            <ReadIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
