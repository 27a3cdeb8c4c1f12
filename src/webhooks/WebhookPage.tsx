import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { PERMISSIONS } from '../domain/access/permissions';
import { WEBHOOK_EVENTS } from '../domain/webhooks/webhookEvents';
import type { WebhookEndpoint } from '../domain/webhooks/webhookView';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { Fact } from '../ui/Fact';
import { LoadFailed } from '../ui/LoadFailed';
import { MessagePage } from '../ui/MessagePage';
import { ToneTag } from '../ui/ToneTag';
import { useZonedTime } from '../ui/useZonedTime';
import { Calls } from './Calls';
import { EndpointActions } from './EndpointActions';
import { ENDPOINT_LOOK } from './endpointState';
import { useEndpoints } from './useWebhooks';

/** `/integrations/webhooks/:id`: one address of a client's system, and every call to it. */
export default function WebhookPage() {
  const translate = useT();
  const { id } = useParams();
  const { data, isError, refetch, refresh } = useEndpoints();
  const mayCalls = useAllowed(PERMISSIONS.webhooks.listCalls);
  if (isError && !data)
    return <LoadFailed onRetry={() => void refetch()}>{translate('webhooks.failed')}</LoadFailed>;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const endpoint = data.find((each) => each.id === Number(id));
  if (!endpoint)
    return (
      <MessagePage title={translate('pages.webhook')} text={translate('webhooks.unknown')}>
        <Button component={Link} to="/integrations/webhooks" variant="outlined">
          {translate('pages.webhooks')}
        </Button>
      </MessagePage>
    );
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <EndpointActions endpoint={endpoint} onChange={refresh} />
      <Head endpoint={endpoint} />
      {mayCalls && <Calls endpointId={endpoint.id} />}
    </Box>
  );
}

function Head({ endpoint }: { endpoint: WebhookEndpoint }) {
  const translate = useT();
  const zoned = useZonedTime();
  const { name, url, funding_source_name, events, state, old_secret_until: until } = endpoint;
  const isOverlap = until !== null && new Date(`${until.replace(' ', 'T')}Z`) > new Date();
  return (
    <>
      <Box>
        <Typography variant="h1">{name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1 }}>
          <ToneTag {...ENDPOINT_LOOK[state]} word={translate(`webhooks.states.${state}`)} />
          <Typography component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {translate('webhooks.made', { at: zoned(endpoint.created_at), name: endpoint.created_by_name })}
          </Typography>
        </Box>
      </Box>
      {state !== 'active' && (
        <Alert severity={state === 'disabled' ? 'error' : 'info'}>
          {translate(`webhooks.stateNotes.${state}`)}
        </Alert>
      )}
      {state === 'active' && endpoint.failing_since !== null && (
        <Alert severity="warning">
          {translate('webhooks.failingNote', { at: zoned(endpoint.failing_since) })}
        </Alert>
      )}
      <Card sx={{ p: 4, display: 'grid', gap: 1 }}>
        <Fact label={translate('webhooks.facts.client')}>{funding_source_name}</Fact>
        <Fact label={translate('webhooks.facts.url')}>{url}</Fact>
        <Fact label={translate('webhooks.facts.events')}>
          {events.length === WEBHOOK_EVENTS.length
            ? translate('webhooks.allEvents')
            : events.map((event) => translate(`webhooks.events.${event}`)).join('\n')}
        </Fact>
        <Fact label={translate('webhooks.facts.secret')}>
          {isOverlap
            ? translate('webhooks.facts.bothUntil', { at: zoned(until) })
            : translate('webhooks.facts.secretOnce')}
        </Fact>
      </Card>
    </>
  );
}
