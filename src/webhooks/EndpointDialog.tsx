import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  createEndpointCall,
  updateEndpointCall,
  type EndpointWithSecret,
} from '../contract/webhooks/endpoints';
import { TARGET_URL_MAX } from '../domain/webhooks/targetUrl';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../domain/webhooks/webhookEvents';
import type { WebhookEndpoint } from '../domain/webhooks/webhookView';
import type { KeyUnder } from '../i18n/messageKey';
import { useT, useTranslateAny } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { showMessage } from '../providers/messageLog';
import { useImportPlaces } from '../resources/orders/useImportPlaces';
import { CommandDialog } from '../ui/CommandDialog';

interface EndpointDialogProps {
  /** Null: a new one. */
  endpoint: WebhookEndpoint | null;
  onMade: (made: EndpointWithSecret) => void;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** An address of a client's system: where, and which events. */
export function EndpointDialog({ endpoint, onMade, onSaved, onClose }: EndpointDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const word = (name: KeyUnder<'webhooks.form'>, args?: Record<string, unknown>) =>
    translate(`webhooks.form.${name}`, args);
  const places = useImportPlaces();
  const [name, setName] = useState(endpoint?.name ?? '');
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [client, setClient] = useState<number | null>(endpoint?.funding_source_id ?? null);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(endpoint?.events ?? WEBHOOK_EVENTS);
  const save = async () => {
    const body = { name, url, events: [...events] };
    if (endpoint === null) {
      if (client !== null)
        onMade(await readApi(createEndpointCall, { body: { ...body, funding_source_id: client } }));
      return;
    }
    const { id, version } = endpoint;
    // A disabled address is enabled by its own button; saving it leaves it off.
    const state = endpoint.state === 'active' ? 'active' : 'paused';
    await readApi(updateEndpointCall, { params: { id }, body: { ...body, state } }, { version });
    showMessage({ kind: 'success', text: word('saved', { name }) });
    await onSaved();
    onClose();
  };
  return (
    <CommandDialog
      title={endpoint ? word('editTitle', { name: endpoint.name }) : word('createTitle')}
      verb={word(endpoint ? 'save' : 'create')}
      keep={word('cancel')}
      isBlocked={name.trim() === '' || url.trim() === '' || client === null || events.length === 0}
      onRun={save}
      onClose={onClose}
    >
      {({ problems, isRunning }) => {
        const shared = (field: string, help?: string) => {
          const problem = problems[field];
          return {
            size: 'small' as const,
            required: true,
            disabled: isRunning,
            error: problem !== undefined,
            helperText: problem ? translateAny(problem.message, problem.args) : help,
          };
        };
        return (
          <>
            <span>{word('sentence')}</span>
            {endpoint === null && (
              <TextField
                {...shared('funding_source_id')}
                select
                autoFocus
                label={word('client')}
                value={client === null ? '' : String(client)}
                onChange={({ target }) => setClient(Number(target.value))}
              >
                {places.clients.map(({ id, name: clientName }) => (
                  <MenuItem key={id} value={String(id)}>
                    {clientName}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <TextField
              {...shared('name')}
              label={word('name')}
              value={name}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              onChange={({ target }) => setName(target.value)}
            />
            <TextField
              {...shared('url', word('urlHelp'))}
              label={word('url')}
              type="url"
              value={url}
              slotProps={{ htmlInput: { maxLength: TARGET_URL_MAX, autoComplete: 'off' } }}
              onChange={({ target }) => setUrl(target.value)}
            />
            <FormControl component="fieldset" disabled={isRunning}>
              <FormLabel component="legend">{word('events')}</FormLabel>
              <FormGroup>
                {WEBHOOK_EVENTS.map((event) => (
                  <FormControlLabel
                    key={event}
                    label={translate(`webhooks.events.${event}`)}
                    control={
                      <Checkbox
                        size="small"
                        checked={events.includes(event)}
                        onChange={({ target }) =>
                          setEvents(
                            WEBHOOK_EVENTS.filter((each) =>
                              each === event ? target.checked : events.includes(each),
                            ),
                          )
                        }
                      />
                    }
                  />
                ))}
              </FormGroup>
            </FormControl>
          </>
        );
      }}
    </CommandDialog>
  );
}
