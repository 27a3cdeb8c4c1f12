import Box from '@mui/material/Box';
import { useNotificationContext } from 'react-admin';
import { useEffect } from 'react';
import {
  closeMessage,
  messages as messageStore,
  showMessage,
  type Message,
  type NewMessage,
} from '../../providers/messageLog';
import { useValue } from '../../providers/valueStore';
import { MessageCard } from './MessageCard';
import { useAboveBars } from '../../ui/messages/useAboveBars';

const SHOWN = 4;

function Toast({ message }: { message: Message }) {
  const { id, duration } = message;
  useEffect(() => {
    if (duration === null) return;
    const timer = setTimeout(() => closeMessage(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <Box sx={{ pointerEvents: 'auto', borderRadius: 1, boxShadow: 8 }}>
      <MessageCard message={message} onClose={() => closeMessage(id)} />
    </Box>
  );
}

/** Forwards messages from `useNotify` to the message log, which also has those from outside of React. */
function useNotifications(): void {
  const { notifications, takeNotification } = useNotificationContext();
  useEffect(() => {
    const taken = notifications.length > 0 ? takeNotification() : undefined;
    if (!taken || typeof taken.message !== 'string') return;
    const { message, type = 'info', notificationOptions = {} } = taken;
    const { messageArgs, autoHideDuration, needs } = notificationOptions as Pick<NewMessage, 'needs'> & {
      messageArgs?: NewMessage['args'];
      autoHideDuration?: number | null;
    };
    showMessage({
      kind: type,
      key: message,
      args: messageArgs,
      text: message,
      duration: autoHideDuration,
      needs,
    });
  }, [notifications, takeNotification]);
}

/**
 * react-admin's notifications in the app's style, several at a time and announced to screen readers; closed
 * ones are in the list of past messages.
 */
export function Toasts() {
  useNotifications();
  const messages = useValue(messageStore);
  const open = messages
    .filter(({ isOpen }) => isOpen)
    .slice(0, SHOWN)
    .reverse();
  const urgent = open.filter(({ kind }) => kind === 'error' || kind === 'warning');
  const calm = open.filter(({ kind }) => kind !== 'error' && kind !== 'warning');
  const frame = useAboveBars<HTMLDivElement>(open.length > 0 ? open.map(({ id }) => id).join() : null);
  const stack = { display: 'grid', gap: 2 };
  return (
    <Box
      ref={frame}
      sx={{
        ...stack,
        position: 'fixed',
        right: 16,
        bottom: 16,
        zIndex: 'snackbar',
        width: 'min(360px, calc(100vw - 32px))',
        pointerEvents: 'none',
      }}
    >
      {/* Both live regions exist before they have content: otherwise it is not announced. */}
      <Box role="alert" sx={stack}>
        {urgent.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </Box>
      <Box role="status" sx={stack}>
        {calm.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </Box>
    </Box>
  );
}
