import type { MessageChannel } from './channels';
import { RECIPIENT_EVENTS, type RecipientEvent } from './recipientEvents';

/** The ways that are allowed by event: none for an event that is off. An event that is missing is inherited. */
export type ChannelsByEvent = Readonly<Partial<Record<RecipientEvent, readonly MessageChannel[]>>>;

/** The rules that hold for a delivery, from the widest to the closest: of the operation, its CDP, its client. */
type RuleChain = readonly (ChannelsByEvent | null | undefined)[];

/** The closest rule that says something about the event; off when none does. */
export function channelsFor(chain: RuleChain, event: RecipientEvent): readonly MessageChannel[] {
  return chain.map((rules) => rules?.[event]).findLast((channels) => channels !== undefined) ?? [];
}

/** Whether anything is ever sent by these rules. */
export function isAnythingOn(channels: ChannelsByEvent): boolean {
  return RECIPIENT_EVENTS.some((event) => (channels[event]?.length ?? 0) > 0);
}

export interface Budget {
  /** Dollars per day; null: no limit. */
  readonly limit: number | null;
  readonly spent: number;
}

/** Whether the next message fits into every budget that it falls under. */
export function isWithinBudget(budgets: readonly Budget[], cost: number): boolean {
  // Hundredths of a cent, as sums of dollars are not exact.
  const exact = (dollars: number) => Math.round(dollars * 10_000);
  return budgets.every(({ limit, spent }) => limit === null || exact(spent) + exact(cost) <= exact(limit));
}
