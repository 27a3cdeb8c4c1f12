import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUTOCOMPLETE_PAUSE, searchText } from '../../../domain/wire/lists';
import type { Problem } from '../../../domain/wire/problem';
import { useT, useTranslateAny } from '../../../i18n/useT';
import type { Participant } from '../../../resources/participants/participants.resource';
import { searchParticipants } from '../../../resources/participants/searchParticipants';
import { useDebounced } from '../../../ui/useDebounced';
import textStyles from '../../../ui/theme/text.module.css';

export type FoundParticipant = Pick<Participant, 'id' | 'participant_full_name' | 'client_code'>;

interface ParticipantSearchProps {
  id: string;
  value: FoundParticipant | null;
  problem?: Problem;
  onChange: (value: FoundParticipant | null) => void;
}

/** Maximum number of options; more letters narrow the search. */
const MAX_OPTIONS = 20;

/** Active participants by name, from three letters, half a second after the last (spec §9). The name is POSTed. */
export function ParticipantSearch({ id, value, problem, onChange }: ParticipantSearchProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const [typed, setTyped] = useState('');
  const searched = searchText(useDebounced(typed, AUTOCOMPLETE_PAUSE));
  const found = useQuery({
    queryKey: ['participants', 'of name', searched],
    enabled: searched !== '' && searched !== value?.participant_full_name,
    queryFn: ({ signal }) =>
      searchParticipants(
        { participant_full_name: searched, is_active: '1', per_page: MAX_OPTIONS },
        { signal },
      ),
    retry: false,
  });
  const label = (one: FoundParticipant) => one.participant_full_name ?? '';
  return (
    <Autocomplete<FoundParticipant>
      id={id}
      size="small"
      options={searched === '' ? [] : (found.data ?? [])}
      value={value}
      loading={found.isFetching}
      filterOptions={(options) => options}
      getOptionKey={(one) => one.id}
      getOptionLabel={label}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...item }, one) => (
        <li key={key} {...item}>
          {label(one)}&nbsp;<span className={textStyles.quiet}>{one.client_code}</span>
        </li>
      )}
      noOptionsText={translate(`screens.participant.${searched === '' ? 'hint' : 'nobody'}`)}
      loadingText={translate('screens.participant.searching')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, one) => onChange(one)}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          autoFocus
          label={translate('screens.participant.label')}
          error={problem !== undefined}
          helperText={
            problem ? translateAny(problem.message, problem.args) : translate('screens.participant.hint')
          }
        />
      )}
    />
  );
}
