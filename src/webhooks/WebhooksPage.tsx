import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EndpointWithSecret } from '../contract/webhooks/endpoints';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { API_BASE } from '../providers/apiBase';
import { useAllowed } from '../providers/usePermissions';
import { LoadFailed } from '../ui/LoadFailed';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { EndpointDialog } from './EndpointDialog';
import { EndpointSecret } from './EndpointSecret';
import { EndpointTable } from './EndpointTable';
import { useEndpoints } from './useWebhooks';

/** `/integrations/webhooks`: clients' systems that are told of their deliveries. */
export default function WebhooksPage() {
  const translate = useT();
  const { data, isPending, isError, refetch, refresh } = useEndpoints();
  const mayCreate = useAllowed(PERMISSIONS.webhooks.create);
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<EndpointWithSecret | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayCreate && (
        <PageActions>
          <PageAction variant="contained" icon={<AddIcon />} onClick={() => setIsCreating(true)}>
            {translate('webhooks.add')}
          </PageAction>
        </PageActions>
      )}
      <Box>
        <Typography variant="h1">{translate('pages.webhooks')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('webhooks.lead')}
        </Typography>
      </Box>
      {isError && <LoadFailed onRetry={() => void refetch()}>{translate('webhooks.failed')}</LoadFailed>}
      <Card>
        {isPending && <Skeleton variant="rounded" height={160} />}
        {data && data.length > 0 && <EndpointTable endpoints={data} />}
        {data?.length === 0 && (
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 4, py: 10, textAlign: 'center' }}>
            <Typography variant="h2">{translate('webhooks.emptyTitle')}</Typography>
            <Typography color="text.secondary">{translate('webhooks.empty')}</Typography>
          </Box>
        )}
      </Card>
      <Card component="section" sx={{ p: 4, display: 'grid', gap: 2 }}>
        <Typography variant="h2">{translate('webhooks.help.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('webhooks.help.text')}
        </Typography>
        <Link
          href={`${API_BASE}/docs`}
          target="_blank"
          rel="noopener"
          sx={{ lineHeight: '24px', justifySelf: 'start' }}
        >
          {translate('webhooks.help.docs')}
        </Link>
      </Card>
      {isCreating && (
        <EndpointDialog
          endpoint={null}
          onMade={(endpoint) => {
            setIsCreating(false);
            setMade(endpoint);
            void refresh();
          }}
          onSaved={refresh}
          onClose={() => setIsCreating(false)}
        />
      )}
      {made && <EndpointSecret made={made} onClose={() => setMade(null)} />}
    </Box>
  );
}
