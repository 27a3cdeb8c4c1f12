import type { ToldMessage } from '../../contract/messages/toldMessages';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useZonedTime } from '../../ui/useZonedTime';
import { MessageStateCell } from './MessageStateCell';
import styles from './toldList.module.css';

/** Messages to a recipient: what each said, by which way, when, and what became of it. */
export function ToldList({ messages }: { messages: readonly ToldMessage[] }) {
  const translate = useT();
  return (
    <ul className={styles.list} aria-label={translate('outbox.told.title')}>
      {messages.map((message) => (
        <Told key={message.id} message={message} />
      ))}
    </ul>
  );
}

function Told({ message }: { message: ToldMessage }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const timeOf = useZonedTime();
  const { event, template, channel, created_at, created_by_name: name } = message;
  const subject = event
    ? translateAny(`recipientMessages.events.${event}`, { _: event })
    : translateAny(`outbox.templates.${template}`, { _: template });
  const about = [
    translate(`outbox.channels.${channel}`),
    timeOf(created_at),
    name && translate('outbox.told.by', { name }),
  ];
  return (
    <li>
      <div>
        <p>{subject}</p>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </div>
      <div>
        <MessageStateCell message={message} />
      </div>
    </li>
  );
}
