import { useMemo } from 'react';
import { periodProblem, type Period } from '../../domain/figures/period';
import { dateInZone, isDate } from '../../domain/time/dates';
import { operationZone } from '../../providers/operationZone';
import { useFilterParams } from '../useFilterParams';
import type { OwnerName } from '../OwnerFilter';

const isId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,14}$/.test(text);

/** What a page can be asked about. */
export interface PeriodChoices<Name extends string, Owner extends OwnerName> {
  /** Named spans of days; `own` are two days of the reader's choice. */
  readonly names: readonly (Name | 'own')[];
  readonly first: Name;
  readonly daysOf: (name: Name, today: string) => Period;
  /** Filters by record, as they are named in the address. */
  readonly owners: readonly Owner[];
  /** One day in place of a period. */
  readonly isDay?: boolean;
}

/** Days, owners and page in the address, so that a view can be shared: numbers, never names. */
export function usePeriodFilters<Name extends string, Owner extends OwnerName>(
  choices: PeriodChoices<Name, Owner>,
) {
  const [query, change] = useFilterParams();
  const today = dateInZone(new Date(), operationZone());
  return useMemo(() => {
    const { names, first, daysOf, isDay = false } = choices;
    const name: Name | 'own' = names.find((each) => each === query.get('period')) ?? first;
    const preset = daysOf(name === 'own' ? first : name, today);
    const asked = (key: 'from' | 'to') => {
      const day = query.get(key) ?? '';
      return isDate(day) ? day : preset[key];
    };
    const isOwn = name === 'own';
    const from = isDay || isOwn ? asked('from') : preset.from;
    const period: Period = { from, to: isDay ? from : isOwn ? asked('to') : preset.to };
    const idOf = (owner: Owner) => {
      const asked = query.get(owner);
      return isId(asked) ? asked : null;
    };
    const owners: Readonly<Partial<Record<Owner, string | null>>> = Object.fromEntries(
      choices.owners.map((owner) => [owner, idOf(owner)]),
    ) as Record<Owner, string | null>;
    const page = Number(query.get('page') ?? 1);
    return {
      today,
      choices,
      name,
      period,
      problem: periodProblem(period, today),
      owners,
      page: Number.isInteger(page) && page > 0 ? page : 1,
      isNarrowed: Object.values(owners).some((id) => id !== null),
      /** Other dates begin with those that are shown. */
      showPeriod: (next: string) =>
        change({ period: next, ...(next === 'own' ? period : { from: null, to: null }), page: null }),
      showDay: (key: 'from' | 'to', day: string) => change({ [key]: day, page: null }),
      showOwner: (owner: Owner, id: string) => change({ [owner]: id, page: null }),
      showPage: (next: number) => change({ page: next === 1 ? null : String(next) }),
      clear: () =>
        change({ ...Object.fromEntries(choices.owners.map((owner) => [owner, null])), page: null }),
    };
  }, [query, change, today, choices]);
}
export type PeriodFilters<Name extends string, Owner extends OwnerName> = ReturnType<
  typeof usePeriodFilters<Name, Owner>
>;
