import type { Period } from '../domain/figures/period';

/** What a list of deliveries is narrowed to beside its days: a filter and its value. */
export type Counted = readonly [filter: `counted_${'hour' | 'weekday' | 'visits' | 'reason'}`, value: string];

/** Address of the list of some days' deliveries; null where no list shows the same ones. */
export type ListOf = ((days: Period, counted?: Counted) => string) | null;
