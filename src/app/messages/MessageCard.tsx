import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { askWhy } from '../../ui/access/why';
import type { Tone } from '../../domain/stops/statusTag';
import { useT } from '../../i18n/useT';
import type { Message, MessageKind } from '../../providers/messageLog';
import { operationZone } from '../../providers/operationZone';
import { useMessageText } from './messageText';
import { formatTimeWithZone } from '../../providers/measures';

const TONES: Readonly<Record<MessageKind, Tone>> = {
  success: 'green',
  info: 'accent',
  warning: 'amber',
  error: 'red',
};

interface MessageCardProps {
  message: Message;
  onClose?: () => void;
}

/** One message: its kind as text and edge colour, the sentence, and the time. */
export function MessageCard({ message, onClose }: MessageCardProps) {
  const translate = useT();
  const textOf = useMessageText();
  const { needs } = message;
  const action = needs ? { label: translate('roles.why.ask'), run: () => askWhy(needs) } : message.action;
  const time = formatTimeWithZone(message.at, operationZone());
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2,
        padding: 3,
        borderRadius: 1,
        border: `1px solid ${theme.tokens.border}`,
        borderLeft: `4px solid ${theme.tones[TONES[message.kind]].edge}`,
        backgroundColor: theme.tokens.raised,
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="caption"
          component="p"
          sx={(theme) => ({ color: theme.tones[TONES[message.kind]].text, fontWeight: 600 })}
        >
          {translate(`messages.kinds.${message.kind}`)} <span className="tabular">{time}</span>
          {message.times > 1 && (
            <span className="tabular"> · {translate('messages.times', { count: message.times })}</span>
          )}
        </Typography>
        <Typography variant="body2">
          {textOf(message)}{' '}
          {action && (
            <Link
              component="button"
              type="button"
              underline="always"
              onClick={() => {
                action.run();
                // What it opens says the same.
                if (!needs) onClose?.();
              }}
              sx={{ verticalAlign: 'baseline', lineHeight: '24px' }}
            >
              {action.label}
            </Link>
          )}
        </Typography>
      </Box>
      {onClose && (
        <IconButton size="small" onClick={onClose} aria-label={translate('messages.dismiss')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
