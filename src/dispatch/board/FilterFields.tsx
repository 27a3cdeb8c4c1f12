import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'ra-core';
import { NO_FILTERS, RUN_PHASES, TIMING_FLAGS, toggled, type BoardFilters } from './boardFilters';
import { useBoardView } from './boardView';
import { ChoiceField } from './ChoiceField';
import { STOP_MARKS } from './stopMarks';
import { useGatheredFilters } from './useGatheredFilters';

export interface FilterChoices {
  readonly cdps: readonly { id: number; name: string }[];
  readonly runs: readonly string[];
  readonly drivers: readonly { id: number; name: string }[];
}

/** Every filter of the board but the text. They take effect as they are set. */
export function FilterFields({ choices, onDone }: { choices: FilterChoices; onDone: () => void }) {
  const translate = useTranslate();
  const { filters: shown, showFilters } = useBoardView();
  const [filters, gather] = useGatheredFilters(shown, showFilters);
  const set = (changes: Partial<BoardFilters>) => gather({ ...filters, ...changes });
  const named = (each: { id: number; name: string }) => ({ value: String(each.id), text: each.name });
  return (
    <div className="filter-fields">
      {choices.cdps.length > 1 ? (
        <ChoiceField
          label={translate('dispatch.cdp')}
          any={translate('dispatch.allCdps')}
          value={String(filters.cdpId ?? '')}
          options={choices.cdps.map(named)}
          onChange={(value) => set({ cdpId: value === null ? null : Number(value) })}
        />
      ) : null}
      <ChoiceField
        label={translate('board.phase')}
        any={translate('dispatch.phases.all')}
        value={filters.phase ?? ''}
        options={RUN_PHASES.map((phase) => ({ value: phase, text: translate(`dispatch.phases.${phase}`) }))}
        onChange={(value) => set({ phase: RUN_PHASES.find((phase) => phase === value) ?? null })}
      />
      <ChoiceField
        label={translate('board.run')}
        any={translate('board.allRuns')}
        value={filters.run ?? ''}
        options={choices.runs.map((name) => ({ value: name, text: name }))}
        onChange={(run) => set({ run })}
      />
      <ChoiceField
        label={translate('board.driver')}
        any={translate('board.allDrivers')}
        value={String(filters.driverId ?? '')}
        options={choices.drivers.map(named)}
        onChange={(value) => set({ driverId: value === null ? null : Number(value) })}
      />
      <fieldset className="filter-group">
        <legend>{translate('board.timing')}</legend>
        {TIMING_FLAGS.map((flag) => (
          <FormControlLabel
            key={flag}
            label={translate(`board.timingFlags.${flag}`)}
            control={
              <Checkbox
                size="small"
                checked={filters.timing.includes(flag)}
                onChange={() => set({ timing: toggled(filters.timing, flag) })}
              />
            }
          />
        ))}
      </fieldset>
      <fieldset className="filter-group">
        <legend>{translate('board.marks')}</legend>
        {STOP_MARKS.map((mark) => (
          <FormControlLabel
            key={mark}
            label={translate(`dispatch.marks.${mark}`)}
            control={
              <Checkbox
                size="small"
                checked={filters.marks.includes(mark)}
                onChange={() => set({ marks: toggled(filters.marks, mark) })}
              />
            }
          />
        ))}
      </fieldset>
      <div className="filter-done">
        <Button onClick={() => gather({ ...NO_FILTERS, text: filters.text })}>
          {translate('board.clear')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('board.done')}
        </Button>
      </div>
    </div>
  );
}
