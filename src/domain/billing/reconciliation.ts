import { fromCents, toCents } from '../money/money';

interface Collected {
  readonly copayments: string;
  readonly by_card: string;
  readonly counted: string;
}

/** What clients are charged and what recipients paid are two sums; cash is whole when all of it was counted. */
export function reconciliationOf(chargedCents: readonly number[], collected: Collected) {
  const cents = (amount: string) => toCents(amount) ?? 0;
  const toHandOver = cents(collected.copayments) - cents(collected.by_card);
  return {
    charged: fromCents(chargedCents.reduce((sum, one) => sum + one, 0)),
    copayments: fromCents(cents(collected.copayments)),
    by_card: fromCents(cents(collected.by_card)),
    to_hand_over: fromCents(toHandOver),
    counted: fromCents(cents(collected.counted)),
    missing: fromCents(toHandOver - cents(collected.counted)),
  };
}
