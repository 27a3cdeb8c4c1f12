import { useTranslate } from 'ra-core';
import { RUN_PHASES, TIMING_FLAGS, type BoardFilters } from './boardFilters';
import { ChoiceField } from './ChoiceField';
import { FilterGroup } from './FilterGroup';
import { STOP_MARKS } from './stopMarks';

export interface FilterChoices {
  readonly cdps: readonly { id: number; name: string }[];
  readonly runs: readonly string[];
  readonly drivers: readonly { id: number; name: string }[];
}

interface FilterFieldsProps {
  choices: FilterChoices;
  filters: BoardFilters;
  onChange: (changes: Partial<BoardFilters>) => void;
}

/** The fields of the board's filters. */
export function FilterFields({ choices, filters, onChange: set }: FilterFieldsProps) {
  const translate = useTranslate();
  const named = (each: { id: number; name: string }) => ({ value: String(each.id), text: each.name });
  return (
    <>
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
      <FilterGroup
        legend={translate('board.timing')}
        options={TIMING_FLAGS}
        labelOf={(flag) => translate(`board.timingFlags.${flag}`)}
        chosen={filters.timing}
        onChange={(timing) => set({ timing })}
      />
      <FilterGroup
        legend={translate('board.marks')}
        options={STOP_MARKS}
        labelOf={(mark) => translate(`dispatch.marks.${mark}`)}
        chosen={filters.marks}
        onChange={(marks) => set({ marks })}
      />
    </>
  );
}
