import { Autocomplete, Box, TextField } from '@mui/material';
import { useT } from '../../i18n/useT';
import type { Participant } from '../participants/participants.resource';
import { useParticipantSearch } from '../participants/useParticipantSearch';
import { phoneText } from '../../providers/measures';

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
  const { hasAsked, field } = useParticipantSearch();
  return (
    <Autocomplete<Participant>
      {...field}
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
      noOptionsText={translate(hasAsked ? 'conversations.write.nobody' : 'conversations.write.whoHint')}
      loadingText={translate('conversations.write.searching')}
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
