import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useT } from '../i18n/useT';
import type { Participant } from '../resources/participants/participants.resource';
import { useParticipantSearch } from '../resources/participants/useParticipantSearch';

/** A participant by name, active or not. The name is POSTed, never in an address. */
export function HeldParticipant({ onPick }: { onPick: (id: number | null) => void }) {
  const translate = useT();
  const { hasAsked, field } = useParticipantSearch({ withInactive: true });
  return (
    <Autocomplete<Participant>
      {...field}
      renderOption={({ key, ...item }, one) => (
        <li key={key} {...item}>
          {one.participant_full_name}&nbsp;
          <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {one.client_code}
          </Box>
        </li>
      )}
      noOptionsText={translate(hasAsked ? 'keptData.holds.nobody' : 'screens.participant.hint')}
      loadingText={translate('screens.participant.searching')}
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
