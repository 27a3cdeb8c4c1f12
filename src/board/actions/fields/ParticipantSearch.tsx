import { Autocomplete, TextField } from '@mui/material';
import type { Problem } from '../../../domain/wire/problem';
import { useT, useTranslateAny } from '../../../i18n/useT';
import type { Participant } from '../../../resources/participants/participants.resource';
import { useParticipantSearch } from '../../../resources/participants/useParticipantSearch';
import textStyles from '../../../ui/theme/text.module.css';

export type FoundParticipant = Pick<Participant, 'id' | 'participant_full_name' | 'client_code'>;

interface ParticipantSearchProps {
  id: string;
  value: FoundParticipant | null;
  problem?: Problem;
  onChange: (value: FoundParticipant | null) => void;
}

/** Active participants by name, from three letters, half a second after the last (spec §9). The name is POSTed. */
export function ParticipantSearch({ id, value, problem, onChange }: ParticipantSearchProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { hasAsked, field } = useParticipantSearch({ chosen: value });
  return (
    <Autocomplete<FoundParticipant>
      {...field}
      id={id}
      value={value}
      renderOption={({ key, ...item }, one) => (
        <li key={key} {...item}>
          {one.participant_full_name}&nbsp;<span className={textStyles.quiet}>{one.client_code}</span>
        </li>
      )}
      noOptionsText={translate(`screens.participant.${hasAsked ? 'nobody' : 'hint'}`)}
      loadingText={translate('screens.participant.searching')}
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
