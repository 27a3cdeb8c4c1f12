import { Skeleton } from '@mui/material';
import { useT } from '../../i18n/useT';
import { LoadFailed } from '../../ui/LoadFailed';
import { ConversationThread } from './ConversationThread';
import type { Whose } from './conversationCalls';
import { useConversationsOf } from './useConversations';
import textStyles from '../../ui/theme/text.module.css';

/** Text messages with one stop's recipient or one participant: a thread for each of their phones that has written. */
export default function Conversations({ whose }: { whose: Whose }) {
  const translate = useT();
  const { data, error, isPending, refetch, refresh } = useConversationsOf(whose);
  if (error)
    return <LoadFailed onRetry={() => void refetch()}>{translate('conversations.failed')}</LoadFailed>;
  if (isPending) return <Skeleton variant="rounded" height={80} />;
  if (data.length === 0) return <p className={textStyles.quiet}>{translate('conversations.noneYet')}</p>;
  return data.map((conversation) => (
    <ConversationThread key={conversation.id} conversation={conversation} onChanged={refresh} />
  ));
}
