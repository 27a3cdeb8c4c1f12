import WriteIcon from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { CONVERSATION_FILTERS } from '../contract/conversations/conversations';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { lazyPart } from '../providers/lazyPart';
import { useAllowed } from '../providers/usePermissions';
import { CONVERSATION_RIGHTS } from '../resources/conversations/conversationCalls';
import { useConversationList } from '../resources/conversations/useConversations';
import { LoadFailed } from '../ui/LoadFailed';
import { PageActionLabel, narrowAction } from '../ui/PageActionLabel';
import { PageActions } from '../ui/PageActions';
import { useFilterParams } from '../ui/useFilterParams';
import { useNumber } from '../ui/useNumber';
import { ConversationList } from './ConversationList';
import { OpenConversation } from './OpenConversation';
import styles from './conversationsPage.module.css';

const PAGE_SIZE = 20;
/** Of a demo alone. */
const DemoPhone = lazyPart(() => import('./DemoPhone'));
const WriteTextDialog = lazyPart(() => import('../resources/conversations/WriteTextDialog'));

/** `/text-messages`: conversations with recipients, those that wait for an answer first. */
export default function ConversationsPage() {
  const translate = useT();
  const number = useNumber();
  const [params, change] = useFilterParams();
  const filter = CONVERSATION_FILTERS.find((each) => each === params.get('show')) ?? 'all';
  const opened = Number(params.get('conversation')) || null;
  const [pages, setPages] = useState(1);
  const mayOpen = useAllowed(CONVERSATION_RIGHTS.read);
  const { data, error, isPending, refetch, refresh } = useConversationList(filter, pages * PAGE_SIZE);
  const rows = data?.rows ?? [];

  const mayStart = useAllowed(CONVERSATION_RIGHTS.start);
  const mayFind = useAllowed(PERMISSIONS.participants.list);
  const [isWriting, setWriting] = useState(false);
  const open = (id: number) => change({ show: null, conversation: mayOpen ? String(id) : null });

  const closing = useRef<number | null>(null);
  const close = () => {
    closing.current = opened;
    change({ conversation: null });
  };
  // On a phone the list is back only now.
  useEffect(() => {
    if (opened !== null || closing.current === null) return;
    document.getElementById(`conversation-${closing.current}`)?.focus();
    closing.current = null;
  }, [opened]);

  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Suspense fallback={null}>
        <DemoPhone />
      </Suspense>
      {mayStart && mayFind && (
        <PageActions>
          <Button
            size="small"
            variant="contained"
            startIcon={<WriteIcon />}
            // The main action is the last, whenever the demo's phone arrives.
            sx={{ ...narrowAction, order: 1 }}
            onClick={() => setWriting(true)}
          >
            <PageActionLabel>{translate('conversations.write.titleNew')}</PageActionLabel>
          </Button>
        </PageActions>
      )}
      {isWriting && (
        <Suspense fallback={null}>
          <WriteTextDialog who={null} onClose={() => setWriting(false)} onSent={open} />
        </Suspense>
      )}
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
          <Typography variant="h1">{translate('pages.textMessages')}</Typography>
          <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {data && translate('conversations.count', { smart_count: data.total, count: number(data.total) })}
          </Box>
        </Box>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('conversations.lead')}
        </Typography>
      </Box>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={filter}
        aria-label={translate('conversations.show')}
        onChange={(_event, value: string | null) => {
          if (value === null) return;
          setPages(1);
          change({ show: value === 'all' ? null : value, conversation: null });
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {CONVERSATION_FILTERS.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`conversations.filters.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && (
        <LoadFailed severity={data ? 'warning' : 'error'} onRetry={() => void refetch()}>
          {translate('conversations.failed')}
        </LoadFailed>
      )}
      {isPending && <Skeleton variant="rounded" height={240} />}
      {data && rows.length === 0 && opened === null && (
        <Card sx={{ p: 5 }}>
          <Typography color="text.secondary">{translate(`conversations.none.${filter}`)}</Typography>
        </Card>
      )}
      {(rows.length > 0 || opened !== null) && (
        <div className={styles.columns} data-open={opened !== null || undefined}>
          <Card className={styles.list}>
            <ConversationList
              rows={rows}
              opened={opened}
              onOpen={mayOpen ? (id) => change({ conversation: String(id) }) : null}
            />
            {data && rows.length < data.total && (
              <Button onClick={() => setPages(pages + 1)}>{translate('conversations.more')}</Button>
            )}
          </Card>
          <Card className={styles.opened}>
            {opened === null ? (
              <Typography color="text.secondary">{translate('conversations.choose')}</Typography>
            ) : (
              <OpenConversation key={opened} id={opened} onClose={close} onChanged={refresh} />
            )}
          </Card>
        </div>
      )}
    </Box>
  );
}
