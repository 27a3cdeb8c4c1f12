import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUTOCOMPLETE_PAUSE, searchText } from '../../domain/wire/lists';
import type { OrderRow } from '../../domain/imports/orderRow';
import { useT } from '../../i18n/useT';
import type { Participant } from '../participants/participants.resource';
import { searchParticipants } from '../participants/searchParticipants';
import { useDebounced } from '../../ui/useDebounced';
import { phoneText } from '../../providers/measures';

/** Most that are offered; more letters narrow it. */
const MOST = 20;

/** Looks a known recipient up and fills in what is known of them. The name is POSTed, never in an address. */
export function PersonSearch({ id, onPick }: { id: string; onPick: (known: OrderRow) => void }) {
  const translate = useT();
  const [typed, setTyped] = useState('');
  const asked = searchText(useDebounced(typed, AUTOCOMPLETE_PAUSE));
  const found = useQuery({
    queryKey: ['participants', 'for an order', asked],
    enabled: asked !== '',
    // It holds names: gone with the dialog.
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      searchParticipants({ participant_full_name: asked, is_active: '1', per_page: MOST }, { signal }),
  });
  return (
    <Autocomplete<Participant>
      id={id}
      size="small"
      value={null}
      inputValue={typed}
      blurOnSelect
      options={asked === '' ? [] : (found.data ?? [])}
      loading={found.isFetching}
      filterOptions={(options) => options}
      getOptionKey={(one) => one.id}
      getOptionLabel={(one) => one.participant_full_name ?? ''}
      renderOption={({ key, ...item }, one) => (
        <li key={key} {...item}>
          <Box sx={{ minWidth: 0 }}>
            <Box>{one.participant_full_name}</Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {[one.client_code, one.participant_address_full_address].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        </li>
      )}
      noOptionsText={translate(asked === '' ? 'orderForm.personHint' : 'orderForm.nobody')}
      loadingText={translate('orderForm.searching')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, one) => {
        if (!one) return;
        onPick({
          participant_name: one.participant_full_name,
          client_code: one.client_code,
          phone_number: one.phone_number ? phoneText(one.phone_number) : null,
          address: one.participant_address_full_address,
        });
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('orderForm.person')}
          helperText={translate('orderForm.personHint')}
        />
      )}
    />
  );
}
