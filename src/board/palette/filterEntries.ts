import type { Translate } from '../../i18n/messageKey';
import { NO_FILTERS, RUN_PHASES, STATUS_NAMES, toggled, type BoardFilters } from '../boardFilters';
import { COUNTERS } from '../counters';
import type { FilterChoices } from '../FilterFields';
import { STOP_MARKS } from '../stopMarks';
import type { PaletteEntry } from './paletteEntry';

interface Filtering {
  filters: BoardFilters;
  /** The options of the day. */
  choices: Pick<FilterChoices, 'cdps' | 'drivers' | 'clients' | 'cities'>;
  translate: Translate;
  showFilters: (filters: BoardFilters) => void;
}

/** Filter entries; the entry of an active filter removes it. */
export function filterEntries({ filters, choices, translate, showFilters }: Filtering): PaletteEntry[] {
  const only = (id: string, label: string, isOn: boolean, next: BoardFilters): PaletteEntry => ({
    id: `filter-${id}`,
    group: 'filters',
    label,
    hint: translate(isOn ? 'interaction.palette.filterOff' : 'interaction.palette.filterOn'),
    minText: 1,
    run: () => showFilters(next),
  });
  const isFiltered = Object.entries(filters).some(([name, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== NO_FILTERS[name as keyof BoardFilters],
  );
  return [
    ...(isFiltered
      ? [
          {
            id: 'filter-none',
            group: 'filters' as const,
            label: translate('dispatch.clearFilters'),
            run: () => showFilters(NO_FILTERS),
          },
        ]
      : []),
    ...COUNTERS.map((counter) =>
      only(`counter-${counter}`, translate(`board.counters.${counter}`), filters.counters.includes(counter), {
        ...filters,
        counters: toggled(filters.counters, counter),
      }),
    ),
    ...STATUS_NAMES.map((status) =>
      only(status, translate(`eventStatus.${status}`), filters.statuses.includes(status), {
        ...filters,
        statuses: toggled(filters.statuses, status),
      }),
    ),
    ...choices.cdps.map(({ id, name }) =>
      only(`cdp-${id}`, name, filters.cdpIds.includes(id), {
        ...filters,
        cdpIds: toggled(filters.cdpIds, id),
      }),
    ),
    ...choices.drivers.map(({ id, name }) =>
      only(`driver-${id}`, name, filters.driverIds.includes(id), {
        ...filters,
        driverIds: toggled(filters.driverIds, id),
      }),
    ),
    ...choices.clients.map(({ id, name }) =>
      only(`client-${id}`, name, filters.clientIds.includes(id), {
        ...filters,
        clientIds: toggled(filters.clientIds, id),
      }),
    ),
    ...choices.cities.map((city) =>
      only(`city-${city}`, city, filters.cities.includes(city), {
        ...filters,
        cities: toggled(filters.cities, city),
      }),
    ),
    ...RUN_PHASES.map((phase) =>
      only(phase, translate(`dispatch.phases.${phase}`), filters.phase === phase, {
        ...filters,
        phase: filters.phase === phase ? null : phase,
      }),
    ),
    ...STOP_MARKS.map((mark) =>
      only(mark, translate(`dispatch.marks.${mark}`), filters.marks.includes(mark), {
        ...filters,
        marks: toggled(filters.marks, mark),
      }),
    ),
  ];
}
