import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUTOCOMPLETE_PAUSE, searchText } from '../domain/wire/lists';
import { useT } from '../i18n/useT';
import type { Participant } from '../resources/participants/participants.resource';
import { searchParticipants } from '../resources/participants/searchParticipants';
import { useDebounced } from '../ui/useDebounced';

/** Most that are offered; more letters narrow it. */
const MOST = 20;

/** A participant by name, active or not. The name is POSTed, never in an address. */
export function HeldParticipant({ onPick }: { onPick: (id: number | null) => void }) {
  const translate = useT();
  const [typed, setTyped] = useState('');
  const asked = searchText(useDebounced(typed, AUTOCOMPLETE_PAUSE));
  const found = useQuery({
    queryKey: ['keptData', 'participants', asked],
    enabled: asked !== '',
    // It holds names: gone with the dialog.
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => searchParticipants({ participant_full_name: asked, per_page: MOST }, { signal }),
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
          {one.participant_full_name}&nbsp;
          <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {one.client_code}
          </Box>
        </li>
      )}
      noOptionsText={translate(`screens.participant.${asked === '' ? 'hint' : 'nobody'}`)}
      loadingText={translate('screens.participant.searching')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, one) => onPick(one?.id ?? null)}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          label={translate('keptData.holds.participant')}
          helperText={translate('screens.participant.hint')}
        />
      )}
    />
  );
}
