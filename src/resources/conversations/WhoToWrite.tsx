import { Autocomplete, Box, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUTOCOMPLETE_PAUSE, searchText } from '../../domain/wire/lists';
import { useT } from '../../i18n/useT';
import { useDebounced } from '../../ui/useDebounced';
import type { Participant } from '../participants/participants.resource';
import { searchParticipants } from '../participants/searchParticipants';
import { phoneText } from '../../providers/measures';

/** Most that are offered; more letters narrow it. */
const MOST = 20;

/** Whom a text message is written to. */
export interface Written {
  readonly participantId: number;
  readonly name: string | null;
  /** The delivery that it is about. */
  readonly stopId?: number;
}

interface WhoProps {
  isFound: boolean;
  onPick: (who: Written | null) => void;
}

/** Looks for the participant to write to. The name is POSTed, never in an address. */
export function WhoToWrite({ isFound, onPick }: WhoProps) {
  const translate = useT();
  const [typed, setTyped] = useState('');
  const asked = searchText(useDebounced(typed, AUTOCOMPLETE_PAUSE));
  const found = useQuery({
    queryKey: ['participants', 'to write to', asked],
    enabled: asked !== '',
    // It holds names: gone with the dialog.
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      searchParticipants({ participant_full_name: asked, is_active: '1', per_page: MOST }, { signal }),
  });
  return (
    <Autocomplete<Participant>
      size="small"
      options={asked === '' ? [] : (found.data ?? [])}
      loading={found.isFetching}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(one) => one.id}
      getOptionLabel={(one) => one.participant_full_name ?? ''}
      renderOption={({ key, ...item }, one) => (
        <li key={key} {...item}>
          <Box sx={{ minWidth: 0 }}>
            <Box>{one.participant_full_name}</Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {[one.client_code, phoneText(one.mobile_phone_number ?? one.phone_number ?? '')]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
        </li>
      )}
      noOptionsText={translate(asked === '' ? 'conversations.write.whoHint' : 'conversations.write.nobody')}
      loadingText={translate('conversations.write.searching')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, one) => onPick(one && { participantId: one.id, name: one.participant_full_name ?? null })}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          label={translate('conversations.write.who')}
          helperText={isFound ? undefined : translate('conversations.write.whoHint')}
        />
      )}
    />
  );
}
