import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ConversationDetail } from '../contract/conversations/conversations';
import { PERMISSIONS } from '../domain/access/permissions';
import { isStoredPhone } from '../domain/people/phone';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { ConversationThread } from '../resources/conversations/ConversationThread';
import { useConversationsOf } from '../resources/conversations/useConversations';
import { PhoneLink } from '../ui/PhoneLink';
import { LoadFailed } from '../ui/LoadFailed';
import styles from './conversationsPage.module.css';
import { ArrowBack as BackIcon } from '../ui/pointingIcons';

interface OpenProps {
  id: number;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** One conversation: who it is, the way to the delivery and the person, and the thread. */
export function OpenConversation({ id, onClose, onChanged }: OpenProps) {
  const translate = useT();
  const { data, error, refetch } = useConversationsOf({ conversation: id });
  const [conversation] = data ?? [];
  return (
    <>
      <div className={styles.head}>
        <IconButton
          size="small"
          className={styles.back}
          aria-label={translate('conversations.back')}
          onClick={onClose}
        >
          <BackIcon />
        </IconButton>
        {conversation && <Head conversation={conversation} />}
      </div>
      {error && <LoadFailed onRetry={() => void refetch()}>{translate('conversations.failed')}</LoadFailed>}
      {!conversation && !error && <Skeleton variant="rounded" height={200} />}
      {conversation && <ConversationThread conversation={conversation} onChanged={onChanged} />}
    </>
  );
}

function Head({ conversation }: { conversation: ConversationDetail }) {
  const translate = useT();
  const maySeeStop = useAllowed(PERMISSIONS.dispatch.list);
  const maySeePeople = useAllowed(PERMISSIONS.participants.read);
  const { participant_name, phone_number, people, delivery_event_id, delivery_date, read_by_name } =
    conversation;
  const name =
    participant_name ?? translate(people.length > 1 ? 'conversations.several' : 'conversations.unknown');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h2">{name}</Typography>
      <div className={styles.links}>
        {isStoredPhone(phone_number) ? <PhoneLink phone={phone_number} /> : <span>{phone_number}</span>}
        {maySeeStop && delivery_event_id !== null && delivery_date && (
          <MuiLink component={Link} to={`/dispatch?date=${delivery_date}&stop=${delivery_event_id}`}>
            {translate('conversations.openStop')}
          </MuiLink>
        )}
        {maySeePeople &&
          people.map((person) => (
            <MuiLink
              key={person.participant_id}
              component={Link}
              to={`/data/participants/${person.participant_id}`}
            >
              {people.length > 1 ? person.participant_name : translate('conversations.openPerson')}
            </MuiLink>
          ))}
        {read_by_name && <span>{translate('conversations.readBy', { name: read_by_name })}</span>}
      </div>
    </Box>
  );
}
