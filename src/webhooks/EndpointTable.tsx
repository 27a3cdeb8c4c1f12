import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { WEBHOOK_EVENTS } from '../domain/webhooks/webhookEvents';
import type { WebhookEndpoint } from '../domain/webhooks/webhookView';
import { useT } from '../i18n/useT';
import { stackedTable } from '../ui/stackedTable';
import { ToneTag } from '../ui/ToneTag';
import { useZonedTime } from '../ui/useZonedTime';
import { ENDPOINT_LOOK } from './endpointState';

const COLUMNS = ['name', 'events', 'calls', 'state'] as const;

function Sub({ children }: { children: ReactNode }) {
  return <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>;
}

/** Addresses by system: client, events, what waits, and whether it is called. */
export function EndpointTable({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const translate = useT();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('webhooks.list')}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`webhooks.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const translate = useT();
  const zoned = useZonedTime();
  const { id, name, url, funding_source_name, events, waiting, failed, state } = endpoint;
  const open = [
    ...(waiting > 0 ? [translate('webhooks.waiting', { smart_count: waiting })] : []),
    ...(failed > 0 ? [translate('webhooks.gaveUp', { smart_count: failed })] : []),
  ];
  const health =
    endpoint.failing_since !== null
      ? translate('webhooks.failingSince', { at: zoned(endpoint.failing_since) })
      : endpoint.last_success_at !== null
        ? translate('webhooks.lastSuccess', { at: zoned(endpoint.last_success_at) })
        : translate('webhooks.neverSuccess');
  return (
    <TableRow hover sx={{ '& td': { verticalAlign: 'top' } }}>
      <TableCell>
        <Link
          component={RouterLink}
          to={`/integrations/webhooks/${id}`}
          sx={{ fontWeight: 500, lineHeight: '24px' }}
        >
          {name}
        </Link>
        <Sub>{funding_source_name}</Sub>
        <Sub>{url}</Sub>
      </TableCell>
      <TableCell>
        {events.length === WEBHOOK_EVENTS.length
          ? translate('webhooks.allEvents')
          : translate('webhooks.someEvents', { smart_count: events.length })}
      </TableCell>
      <TableCell>{open.length > 0 ? open.join(', ') : translate('webhooks.none')}</TableCell>
      <TableCell>
        <ToneTag {...ENDPOINT_LOOK[state]} word={translate(`webhooks.states.${state}`)} />
        <Sub>{health}</Sub>
      </TableCell>
    </TableRow>
  );
}
