import { formatMoney, fromCents } from '../domain/money/money';

/** Whole cents on screen: "$12.50". */
export const centsText = (cents: number): string => formatMoney(fromCents(cents));
