import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { MESSAGE_CHANNELS } from '../../domain/messages/channels';
import { MESSAGE_STATES } from '../../domain/messages/messageState';
import { RECIPIENT_EVENTS } from '../../domain/messages/recipientEvents';
import { useT } from '../../i18n/useT';
import { countSet, PageFilters } from '../../ui/PageFilters';
import type { MessageFilter } from './useMessages';

interface MessageFiltersProps {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
}

interface Choice {
  name: 'state' | 'channel' | 'event';
  label: string;
  any: string;
  choices: readonly { value: string; label: string }[];
}

/** By state, way and news. */
export function MessageFilters({ filter, onChange }: MessageFiltersProps) {
  const translate = useT();
  const selects: readonly Choice[] = [
    {
      name: 'state',
      label: translate('outbox.state'),
      any: translate('outbox.all'),
      choices: MESSAGE_STATES.map((value) => ({ value, label: translate(`outbox.states.${value}`) })),
    },
    {
      name: 'channel',
      label: translate('outbox.way'),
      any: translate('outbox.anyWay'),
      choices: MESSAGE_CHANNELS.map((value) => ({ value, label: translate(`outbox.channels.${value}`) })),
    },
    {
      name: 'event',
      label: translate('outbox.news'),
      any: translate('outbox.anyNews'),
      choices: RECIPIENT_EVENTS.map((value) => ({
        value,
        label: translate(`recipientMessages.events.${value}`),
      })),
    },
  ];
  return (
    <PageFilters
      label={translate('screens.list.filters')}
      count={countSet(filter)}
      row={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
    >
      {selects.map(({ name, label, any, choices }) => (
        <TextField
          key={name}
          select
          size="small"
          label={label}
          value={filter[name] ?? ''}
          onChange={({ target }) => onChange({ ...filter, [name]: target.value || null })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ minWidth: 180, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
        >
          <MenuItem value="">{any}</MenuItem>
          {choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {filter.id !== null && (
        <Chip label={translate('outbox.oneMessage')} onDelete={() => onChange({ ...filter, id: null })} />
      )}
      {filter.delivery_event_id !== null && (
        <Chip
          label={translate('outbox.ofDelivery')}
          onDelete={() => onChange({ ...filter, delivery_event_id: null })}
        />
      )}
    </PageFilters>
  );
}
