import { parseMoney } from './money';
import type { Problems } from '../wire/problem';

/** Payment methods of a copayment. */
export const PAYMENT_METHODS = ['cash', 'card', 'check'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** "Cancel requires confirmation and sends 0" (spec §5, copayment). */
export const NO_COPAYMENT = 0;

export interface Copayment {
  readonly copayment_amount?: unknown;
}

/**
 * The amount in storage format; null when it is invalid, outside 0.00 to 100000.00, or has fractions of a
 * cent.
 */
export function copaymentAmount(input: unknown): string | null {
  return typeof input === 'string' || typeof input === 'number' ? parseMoney(input) : null;
}

/** "The amount entered is not valid" (spec §5). */
export function copaymentProblems({ copayment_amount }: Copayment): Problems {
  return copaymentAmount(copayment_amount) === null
    ? { copayment_amount: { message: 'validation.money' } }
    : {};
}
