import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { InboxKey, KeyWithSecret } from '../contract/inbox/keys';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { useAllowed } from '../providers/usePermissions';
import { LoadFailed } from '../ui/LoadFailed';
import { SecretDialog } from '../ui/SecretDialog';
import { CreateKeyDialog } from './CreateKeyDialog';
import { KeyExample } from './KeyExample';
import { KeyTable } from './KeyTable';
import { useInboxKeys } from './useInboxKeys';
import { RevokeKeyDialog } from './RevokeKeyDialog';

/** `/integrations`: systems that may send orders to the deliveries inbox. */
export default function InboxKeysPage() {
  const translate = useT();
  const { data, isPending, isError, refetch, refresh } = useInboxKeys();
  const mayCreate = useAllowed(PERMISSIONS.delivery_inbox.createKey);
  const mayWebhooks = useAllowed(PERMISSIONS.webhooks.list);
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<KeyWithSecret | null>(null);
  const [revoking, setRevoking] = useState<InboxKey | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      {mayCreate && (
        <PageActions>
          <PageAction variant="contained" icon={<AddIcon />} onClick={() => setIsCreating(true)}>
            {translate('inboxKeys.add')}
          </PageAction>
        </PageActions>
      )}
      <Box>
        <Typography variant="h1">{translate('pages.integrations')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('inboxKeys.lead')}
        </Typography>
        {mayWebhooks && (
          <Link component={RouterLink} to="/integrations/webhooks" sx={{ display: 'inline-block', py: 1 }}>
            {translate('inboxKeys.toWebhooks')}
          </Link>
        )}
      </Box>
      {isError && <LoadFailed onRetry={() => void refetch()}>{translate('inboxKeys.failed')}</LoadFailed>}
      <Card>
        {isPending && <Skeleton variant="rounded" height={160} />}
        {data && data.length > 0 && <KeyTable keys={data} onRevoke={setRevoking} />}
        {data?.length === 0 && (
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 4, py: 10, textAlign: 'center' }}>
            <Typography variant="h2">{translate('inboxKeys.emptyTitle')}</Typography>
            <Typography color="text.secondary">{translate('inboxKeys.empty')}</Typography>
          </Box>
        )}
      </Card>
      <KeyExample />
      {isCreating && (
        <CreateKeyDialog
          onMade={(key) => {
            setIsCreating(false);
            setMade(key);
            void refresh();
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
      {made && (
        <SecretDialog
          title={translate('inboxKeys.secret.title')}
          sentences={[translate('inboxKeys.secret.sentence')]}
          lines={[
            { label: translate('inboxKeys.secret.key'), value: made.key_id },
            { label: translate('inboxKeys.secret.secret'), value: made.secret },
          ]}
          done={translate('inboxKeys.secret.done')}
          onClose={() => setMade(null)}
        />
      )}
      {revoking && <RevokeKeyDialog revoked={revoking} onSaved={refresh} onClose={() => setRevoking(null)} />}
    </Box>
  );
}
