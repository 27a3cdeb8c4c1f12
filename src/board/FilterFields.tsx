import { useT } from '../i18n/useT';
import { RUN_PHASES, STATUS_NAMES, type BoardFilters } from './boardFilters';
import { TIMING_FLAGS } from './timingFlags';
import { ChoiceField } from './ChoiceField';
import { FilterGroup } from './FilterGroup';
import { ManyField } from './ManyField';
import { STOP_MARKS } from './stopMarks';

export interface FilterChoices {
  readonly cdps: readonly { id: number; name: string }[];
  readonly runs: readonly string[];
  readonly drivers: readonly { id: number; name: string }[];
  readonly clients: readonly { id: number; name: string }[];
  readonly cities: readonly string[];
}

interface FilterFieldsProps {
  choices: FilterChoices;
  filters: BoardFilters;
  onChange: (changes: Partial<BoardFilters>) => void;
}

/** The fields of the board's filters. */
export function FilterFields({ choices, filters, onChange: set }: FilterFieldsProps) {
  const translate = useT();
  const named = (each: { id: number; name: string }) => ({ value: each.id, text: each.name });
  return (
    <>
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
      <ManyField
        label={translate('dispatch.cdp')}
        options={choices.cdps.map(named)}
        chosen={filters.cdpIds}
        onChange={(cdpIds) => set({ cdpIds })}
      />
      <ManyField
        label={translate('board.driver')}
        options={choices.drivers.map(named)}
        chosen={filters.driverIds}
        onChange={(driverIds) => set({ driverIds })}
      />
      <ManyField
        label={translate('board.client')}
        options={choices.clients.map(named)}
        chosen={filters.clientIds}
        onChange={(clientIds) => set({ clientIds })}
      />
      <ManyField
        label={translate('board.city')}
        options={choices.cities.map((city) => ({ value: city, text: city }))}
        chosen={filters.cities}
        onChange={(cities) => set({ cities })}
      />
      <FilterGroup
        legend={translate('board.state')}
        options={STATUS_NAMES}
        labelOf={(status) => translate(`eventStatus.${status}`)}
        chosen={STATUS_NAMES.filter((status) => filters.statuses.includes(status))}
        onChange={(statuses) => set({ statuses })}
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
