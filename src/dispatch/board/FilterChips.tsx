import { useT, useTranslateAny } from '../../i18n/useT';
import { NO_FILTERS, type BoardFilters } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import { FilterChipRow } from '../../board/FilterChipRow';
import type { FilterChoices } from '../../board/FilterFields';

interface Chip {
  key: string;
  label: string;
  without: (asked: BoardFilters) => BoardFilters;
}

const chipOf = (key: string, label: string, without: Partial<BoardFilters>): Chip => ({
  key,
  label,
  without: (asked) => ({ ...asked, ...without }),
});

type ListName = 'cdpIds' | 'driverIds' | 'statuses' | 'clientIds' | 'cities' | 'marks' | 'timing';

/** A chip for each item of a list. */
function ofList<Item extends string | number>(
  name: ListName,
  items: readonly Item[],
  labelOf: (item: Item) => string,
): Chip[] {
  return items.map((item) => ({
    key: `${name}-${item}`,
    label: labelOf(item),
    without: (asked) => ({
      ...asked,
      [name]: (asked[name] as readonly (string | number)[]).filter((each) => each !== item),
    }),
  }));
}

const nameIn = (all: readonly { id: number; name: string }[]) => (id: number) =>
  all.find((each) => each.id === id)?.name ?? String(id);

/** The active filters; each can be removed. */
export function FilterChips({ choices }: { choices: FilterChoices }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { filters, showFilters } = useBoardView();
  const { cdpIds, phase, run, driverIds, statuses, clientIds, cities, marks, timing } = filters;
  const chips: Chip[] = [
    ...ofList('cdpIds', cdpIds, nameIn(choices.cdps)),
    ...(phase === null ? [] : [chipOf('phase', translate(`dispatch.phases.${phase}`), { phase: null })]),
    ...(run === null ? [] : [chipOf('run', run, { run: null })]),
    ...ofList('driverIds', driverIds, nameIn(choices.drivers)),
    ...ofList('clientIds', clientIds, nameIn(choices.clients)),
    ...ofList('cities', cities, (city) => city),
    ...ofList('statuses', statuses, (status) => translateAny(`eventStatus.${status}`)),
    ...ofList('timing', timing, (flag) => translate(`board.timingFlags.${flag}`)),
    ...ofList('marks', marks, (mark) => translate(`dispatch.marks.${mark}`)),
  ];
  return (
    <FilterChipRow
      chips={chips.map(({ key, label, without }) => ({ key, label, onRemove: () => showFilters(without) }))}
      onClear={() => showFilters(({ text }) => ({ ...NO_FILTERS, text }))}
    />
  );
}
