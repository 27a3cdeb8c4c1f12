import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { OrderRow } from '../../domain/imports/orderRow';
import { useT } from '../../i18n/useT';
import type { Participant } from '../participants/participants.resource';
import { useParticipantSearch } from '../participants/useParticipantSearch';
import { phoneText } from '../../providers/measures';

/** Looks a known recipient up and fills in what is known of them. The name is POSTed, never in an address. */
export function PersonSearch({ id, onPick }: { id: string; onPick: (known: OrderRow) => void }) {
  const translate = useT();
  const { typed, hasAsked, field } = useParticipantSearch();
  return (
    <Autocomplete<Participant>
      {...field}
      id={id}
      value={null}
      inputValue={typed}
      blurOnSelect
      renderOption={({ key, ...item }, one) => (
        <li key={key} {...item}>
          <Box sx={{ minWidth: 0 }}>
            <Box>{one.participant_full_name}</Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              <bdi>{[one.client_code, one.participant_address_full_address].filter(Boolean).join(' · ')}</bdi>
            </Box>
          </Box>
        </li>
      )}
      noOptionsText={translate(hasAsked ? 'orderForm.nobody' : 'orderForm.personHint')}
      loadingText={translate('orderForm.searching')}
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
