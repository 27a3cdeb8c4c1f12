import CheckIcon from '@mui/icons-material/CheckOutlined';
import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ConversationDetail, ConversationText } from '../../contract/conversations/conversations';
import { textFailureOf } from '../../domain/messages/twilioErrors';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { useZonedTime } from '../../ui/useZonedTime';
import { AnswerBox } from './AnswerBox';
import { CONVERSATION_RIGHTS, markRead } from './conversationCalls';
import styles from './conversations.module.css';
import { phoneText } from '../../providers/measures';

/** A failed call was shown already. */
function stay(): void {}

function useStateText(): (text: ConversationText) => string {
  const translate = useT();
  return ({ state, error, meaning }) => {
    if (meaning) return meaning === 'words' ? '' : translate(`conversations.meanings.${meaning}`);
    if (!state) return '';
    const failure = state === 'failed' ? textFailureOf(error) : null;
    const word = translate(`conversations.states.${state}`);
    return failure ? `${word}: ${translate(`conversations.failures.${failure}`)}` : word;
  };
}

function Text({ text }: { text: ConversationText }) {
  const translate = useT();
  const timeOf = useZonedTime();
  const stateOf = useStateText();
  const writer =
    text.direction === 'in'
      ? translate('conversations.from')
      : (text.by_name ?? translate('conversations.automatic'));
  return (
    <li className={styles.text} data-direction={text.direction}>
      <p className={text.text ? undefined : styles.quiet}>{text.text || translate('conversations.noText')}</p>
      <small>{[writer, timeOf(text.at), stateOf(text)].filter(Boolean).join(' · ')}</small>
    </li>
  );
}

interface ThreadProps {
  conversation: ConversationDetail;
  onChanged: () => Promise<void>;
}

/** All text messages with one phone, the newest at the bottom, and the box to answer in. */
export function ConversationThread({ conversation, onChanged }: ThreadProps) {
  const translate = useT();
  const list = useRef<HTMLOListElement>(null);
  const mayAnswer = useAllowed(CONVERSATION_RIGHTS.answer);
  const mayMark = useAllowed(CONVERSATION_RIGHTS.markRead);
  const { id, texts, unread, phone_number, is_stopped } = conversation;
  const name = conversation.participant_name ?? phoneText(phone_number);

  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [texts.length]);

  return (
    <div className={styles.thread}>
      <ol
        ref={list}
        // Scrolls, so it takes the focus.
        tabIndex={0}
        aria-label={translate('conversations.with', { name })}
      >
        {texts.map((text) => (
          <Text key={text.key} text={text} />
        ))}
      </ol>
      {unread > 0 && mayMark && (
        <Button
          size="small"
          startIcon={<CheckIcon />}
          onClick={() => void markRead(id).then(onChanged).catch(stay)}
        >
          {translate('conversations.read')}
        </Button>
      )}
      {is_stopped && <p className={styles.stopped}>{translate('conversations.stopped')}</p>}
      {mayAnswer && !is_stopped && <AnswerBox id={id} language={conversation.language} onSent={onChanged} />}
    </div>
  );
}
