import { countFilters, NO_FILTERS } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import { FilterFields, type FilterChoices } from '../../board/FilterFields';
import { FiltersPopover } from '../../board/FiltersPopover';
import { useGatheredFilters } from './useGatheredFilters';

/** Every filter of the board except the text, behind a button. Changes are applied at once. */
export function FiltersButton({ choices }: { choices: FilterChoices }) {
  const { filters: shown, showFilters } = useBoardView();
  const [filters, gather] = useGatheredFilters(shown, showFilters);
  return (
    <FiltersPopover count={countFilters(shown)} onClear={() => gather({ ...NO_FILTERS, text: filters.text })}>
      <FilterFields
        choices={choices}
        filters={filters}
        onChange={(changes) => gather({ ...filters, ...changes })}
      />
    </FiltersPopover>
  );
}
