import { Skeleton } from '@mui/material';
import { useT } from '../../i18n/useT';
import { LoadFailed } from '../../ui/LoadFailed';
import { BeginText } from './BeginText';
import { ConversationThread } from './ConversationThread';
import type { Whose } from './conversationCalls';
import { useConversationsOf } from './useConversations';
import type { Written } from './WhoToWrite';
import textStyles from '../../ui/theme/text.module.css';

/** Text messages with one stop's recipient or one participant: a thread for each of their phones, and the way to write first. */
export default function Conversations({ whose, write }: { whose: Whose; write: Written | null }) {
  const translate = useT();
  const { data, error, isPending, refetch, refresh } = useConversationsOf(whose);
  if (error)
    return <LoadFailed onRetry={() => void refetch()}>{translate('conversations.failed')}</LoadFailed>;
  if (isPending) return <Skeleton variant="rounded" height={80} />;
  return (
    <>
      {data.length === 0 && <p className={textStyles.quiet}>{translate('conversations.noneYet')}</p>}
      {data.map((conversation) => (
        <ConversationThread key={conversation.id} conversation={conversation} onChanged={refresh} />
      ))}
      {write && <BeginText who={write} />}
    </>
  );
}
