import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { WEBHOOK_EVENTS } from '../domain/webhooks/webhookEvents';
import { CALL_STATES } from '../domain/webhooks/webhookView';
import { useT } from '../i18n/useT';
import { LoadFailed } from '../ui/LoadFailed';
import { useFilterParams } from '../ui/useFilterParams';
import { CallDialog } from './CallDialog';
import { CallTable } from './CallTable';
import { useCalls } from './useWebhooks';

const EVENTS = [...WEBHOOK_EVENTS, 'test'] as const;

/** Every call to an address, newest first, by state and event. */
export function Calls({ endpointId }: { endpointId: number }) {
  const translate = useT();
  const [params, change] = useFilterParams();
  const [pages, setPages] = useState(1);
  const [opened, setOpened] = useState<number | null>(null);
  const filter = {
    endpointId,
    state: CALL_STATES.find((state) => state === params.get('state')) ?? null,
    event: EVENTS.find((event) => event === params.get('event')) ?? null,
  };
  const { data, isPending, isError, refetch } = useCalls(filter, pages);
  const selects = [
    {
      name: 'state',
      any: translate('webhooks.calls.anyState'),
      choices: CALL_STATES.map((value) => [value, translate(`webhooks.calls.states.${value}`)] as const),
    },
    {
      name: 'event',
      any: translate('webhooks.calls.anyEvent'),
      choices: EVENTS.map((value) => [value, translate(`webhooks.events.${value}`)] as const),
    },
  ] as const;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{translate('webhooks.calls.title')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        {selects.map(({ name, any, choices }) => (
          <TextField
            key={name}
            select
            size="small"
            label={translate(`webhooks.calls.${name}`)}
            value={filter[name] ?? ''}
            onChange={({ target }) => {
              change({ [name]: target.value || null });
              setPages(1);
            }}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            sx={{ minWidth: 180, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
          >
            <MenuItem value="">{any}</MenuItem>
            {choices.map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Typography color="text.secondary" role="status">
        {data && translate('webhooks.calls.count', { smart_count: data.total })}
      </Typography>
      {isError && (
        <LoadFailed onRetry={() => void refetch()}>{translate('webhooks.calls.failed')}</LoadFailed>
      )}
      {isPending && <Skeleton variant="rounded" height={160} />}
      {data?.rows.length === 0 && (
        <Typography color="text.secondary">
          {translate(filter.state || filter.event ? 'webhooks.calls.noneOfFilter' : 'webhooks.calls.empty')}
        </Typography>
      )}
      {data && data.rows.length > 0 && (
        <Card>
          <CallTable calls={data.rows} onOpen={setOpened} />
        </Card>
      )}
      {data && data.rows.length < data.total && (
        <Button onClick={() => setPages(pages + 1)} sx={{ justifySelf: 'start' }}>
          {translate('webhooks.calls.more')}
        </Button>
      )}
      {opened !== null && <CallDialog id={opened} onClose={() => setOpened(null)} />}
    </Box>
  );
}
