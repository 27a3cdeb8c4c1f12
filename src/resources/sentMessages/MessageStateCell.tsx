import Typography from '@mui/material/Typography';
import type { ToldMessage } from '../../contract/messages/toldMessages';
import { errorWord } from '../../domain/messages/errorWords';
import { useT, useTranslateAny } from '../../i18n/useT';
import { ToneTag } from '../../ui/ToneTag';
import { useZonedTime } from '../../ui/useZonedTime';
import { MESSAGE_LOOKS } from './messageLooks';

/** What became of a message, why, and what happens next. */
export function MessageStateCell({ message }: { message: ToldMessage }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const timeOf = useZonedTime();
  const { state, reason, error, attempts, next_try_at, sent_at, delivered_at } = message;
  const errorLine =
    error && translate(`outbox.errors.${errorWord(error)}`, { error }) + triesOf(translate, attempts);
  const lines = [
    state === 'kept' && translate('outbox.notConnected'),
    reason && translateAny(`outbox.reasons.${reason}`, { _: reason }),
    errorLine,
    next_try_at &&
      translate(state === 'held' ? 'outbox.until' : 'outbox.nextTry', { at: timeOf(next_try_at) }),
    state === 'delivered' && delivered_at && translate('outbox.deliveredAt', { at: timeOf(delivered_at) }),
    state === 'sent' && sent_at && translate('outbox.sentAt', { at: timeOf(sent_at) }),
  ].filter((line): line is string => typeof line === 'string' && line !== '');
  return (
    <>
      <ToneTag {...MESSAGE_LOOKS[state]} word={translate(`outbox.states.${state}`)} />
      {lines.map((line) => (
        <Typography
          key={line}
          variant="caption"
          color="text.secondary"
          sx={{ display: 'block', maxWidth: '44ch' }}
        >
          {line}
        </Typography>
      ))}
    </>
  );
}

function triesOf(translate: ReturnType<typeof useT>, attempts: number): string {
  return attempts > 0 ? ` (${translate('outbox.tries', { smart_count: attempts })})` : '';
}
