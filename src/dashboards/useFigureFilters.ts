import { useMemo } from 'react';
import { FIRST_PRESET, periodProblem, PRESETS, presetPeriod, type Period } from '../domain/figures/period';
import { dateInZone, isDate } from '../domain/time/dates';
import { operationZone } from '../providers/operationZone';
import { useFilterParams } from '../ui/useFilterParams';

/** Filters by record, as they are named in the address. */
export const OWNERS = ['cdp', 'client', 'facility', 'driver'] as const;
export type Owner = (typeof OWNERS)[number];

export const PERIODS = [...PRESETS, 'own'] as const;
type PeriodName = (typeof PERIODS)[number];

const isId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,14}$/.test(text);

/** Period and owners of the figures, in the address, so that a view can be shared. */
export function useFigureFilters() {
  const [query, change] = useFilterParams();
  const today = dateInZone(new Date(), operationZone());
  return useMemo(() => {
    const name: PeriodName = PERIODS.find((each) => each === query.get('period')) ?? FIRST_PRESET;
    const preset = presetPeriod(name === 'own' ? FIRST_PRESET : name, today);
    const day = (key: 'from' | 'to') => {
      const asked = query.get(key) ?? '';
      return isDate(asked) ? asked : preset[key];
    };
    const period: Period = name === 'own' ? { from: day('from'), to: day('to') } : preset;
    const owners = Object.fromEntries(
      OWNERS.map((owner) => [owner, isId(query.get(owner)) ? query.get(owner) : null]),
    ) as Record<Owner, string | null>;
    return {
      today,
      name,
      period,
      problem: periodProblem(period, today),
      owners,
      isNarrowed: OWNERS.some((owner) => owners[owner] !== null),
      /** Other dates begin with those that are shown. */
      showPeriod: (next: string) =>
        change(next === 'own' ? { period: next, ...period } : { period: next, from: null, to: null }),
      showDay: (key: 'from' | 'to', value: string) => change({ [key]: value }),
      showOwner: (owner: Owner, id: string) => change({ [owner]: id }),
      clear: () => change(Object.fromEntries(OWNERS.map((owner) => [owner, null]))),
    };
  }, [query, change, today]);
}
export type FigureFilters = ReturnType<typeof useFigureFilters>;
