import { MenuItem, TextField } from '@mui/material';
import { MEETING_PLACES, type MeetingPlace } from '../../../domain/runs/meeting';
import { useT } from '../../../i18n/useT';

interface MeetingFieldProps {
  value: MeetingPlace;
  onChange: (value: MeetingPlace) => void;
}

/** Asks where the two drivers meet, when the bag is in a vehicle. */
export function MeetingField({ value, onChange }: MeetingFieldProps) {
  const translate = useT();
  return (
    <TextField
      id="transfer-meeting_place"
      size="small"
      select
      label={translate('actionParts.meeting.place')}
      helperText={translate('actionParts.meeting.hint')}
      value={value}
      onChange={({ target }) => {
        const chosen = MEETING_PLACES.find((place) => place === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {MEETING_PLACES.map((place) => (
        <MenuItem key={place} value={place}>
          {translate(`actionParts.meeting.${place}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
