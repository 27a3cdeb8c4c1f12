import { MenuItem, TextField } from '@mui/material';
import { isRecipientStop, stopNameKey } from '../../domain/stops/eventType';
import { useT } from '../../i18n/useT';
import { openPlaces, type Candidate } from './planFor';

interface PlaceFieldProps {
  /** The chosen run with its cheapest place. */
  candidate: Candidate;
  ids: readonly number[];
  /** The chosen place; undefined: the last one. */
  at: number | undefined;
  onChange: (at: number) => void;
}

/** The place of the stops in the chosen run. */
export function PlaceField({ candidate, ids, at, onChange }: PlaceFieldProps) {
  const translate = useT();
  const moving = new Set(ids);
  const staying = candidate.manifest.events.filter((event) => !moving.has(event.id));
  const { first, last } = openPlaces(candidate.manifest, moving);
  const nameOf = (place: number) => {
    const above = staying[place - 2];
    if (!above) return translate('interaction.move.first', { at: place });
    const name = isRecipientStop(above.delivery_event_type_id)
      ? (above.participant_name ?? '')
      : translate(stopNameKey(above));
    return translate('interaction.move.after', { at: place, name });
  };
  return (
    <TextField
      select
      label={translate('interaction.move.place')}
      value={at ?? last}
      onChange={(change) => onChange(Number(change.target.value))}
    >
      {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((place) => (
        <MenuItem key={place} value={place}>
          {nameOf(place)}
          {place === candidate.target.at ? ` ${translate('interaction.move.cheapestPlace')}` : ''}
        </MenuItem>
      ))}
    </TextField>
  );
}
