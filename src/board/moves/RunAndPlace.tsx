import { Autocomplete, MenuItem, TextField } from '@mui/material';
import { isRecipientStop, stopNameKey } from '../../domain/stops/eventType';
import { useT } from '../../i18n/useT';
import { useInteraction } from '../interaction/useInteraction';
import { costLines } from './costLines';
import type { MoveTarget } from './moveTarget';
import { openPlaces, type Candidate } from './planFor';
import styles from './moves.module.css';

interface RunAndPlaceProps {
  /** Null while they are compared. */
  candidates: readonly Candidate[] | null;
  ids: readonly number[];
  target: MoveTarget | null;
  onChange: (target: MoveTarget) => void;
}

/** Choice of a run, cheapest first with its cost, and of a place in it. */
export function RunAndPlace({ candidates, ids, target, onChange }: RunAndPlaceProps) {
  const translate = useT();
  const { find } = useInteraction();
  const chosen = candidates?.find(({ manifest }) => manifest.id === target?.manifestId) ?? null;
  const moving = new Set(ids);
  const staying = chosen?.manifest.events.filter((event) => !moving.has(event.id)) ?? [];
  const places = chosen ? openPlaces(chosen.manifest, moving) : null;
  const nameOf = (at: number) => {
    const above = staying[at - 2];
    if (!above) return translate('interaction.move.first', { at });
    const name = isRecipientStop(above.delivery_event_type_id)
      ? (above.participant_name ?? '')
      : translate(stopNameKey(above));
    return translate('interaction.move.after', { at, name });
  };
  return (
    <div className={styles.fields}>
      <Autocomplete
        options={candidates ?? []}
        value={chosen}
        loading={!candidates}
        loadingText={translate('interaction.move.comparing')}
        noOptionsText={translate('interaction.move.noRun')}
        disableClearable={chosen !== null}
        openOnFocus
        getOptionLabel={({ manifest }) => manifest.name}
        getOptionKey={({ manifest }) => manifest.id}
        isOptionEqualToValue={(a, b) => a.manifest.id === b.manifest.id}
        onChange={(_, next) => {
          if (next) onChange(next.target);
        }}
        renderOption={({ key, ...item }, candidate) => (
          <li key={key} {...item}>
            <span className={styles.candidate}>
              <span>
                <b>{candidate.manifest.name}</b>{' '}
                {candidate.manifest.employee ?? translate('dispatch.noDriver')}
              </span>
              <small>
                {costLines(candidate.plan, candidate.target, find, translate)
                  .map(({ text }) => text)
                  .join(' · ')}
              </small>
            </span>
          </li>
        )}
        renderInput={(input) => (
          <TextField
            {...input}
            autoFocus
            label={translate('dispatch.fields.run')}
            helperText={candidates ? undefined : translate('interaction.move.comparing')}
          />
        )}
      />
      {chosen && places && target ? (
        <TextField
          select
          label={translate('interaction.move.place')}
          value={target.at ?? places.last}
          onChange={(change) => onChange({ manifestId: chosen.manifest.id, at: Number(change.target.value) })}
        >
          {Array.from({ length: places.last - places.first + 1 }, (_, index) => places.first + index).map(
            (at) => (
              <MenuItem key={at} value={at}>
                {nameOf(at)}
                {at === chosen.target.at ? ` ${translate('interaction.move.cheapest')}` : ''}
              </MenuItem>
            ),
          )}
        </TextField>
      ) : null}
    </div>
  );
}
