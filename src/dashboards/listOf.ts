import type { Period } from '../domain/figures/period';

/** Address of the list of some days' deliveries; null where no list shows the same ones. */
export type ListOf = ((days: Period) => string) | null;
