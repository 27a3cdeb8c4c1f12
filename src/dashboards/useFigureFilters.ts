import { FIRST_PRESET, presetPeriod, PRESETS, type Preset } from '../domain/figures/period';
import { usePeriodFilters, type PeriodChoices, type PeriodFilters } from '../ui/periods/usePeriodFilters';

/** Filters by record, as they are named in the address. */
const OWNERS = ['cdp', 'client', 'facility', 'driver'] as const;
type Owner = (typeof OWNERS)[number];

const CHOICES: PeriodChoices<Preset, Owner> = {
  names: [...PRESETS, 'own'],
  first: FIRST_PRESET,
  daysOf: presetPeriod,
  owners: OWNERS,
};

/** Period and owners of the figures. */
export const useFigureFilters = () => usePeriodFilters(CHOICES);
export type FigureFilters = PeriodFilters<Preset, Owner>;
