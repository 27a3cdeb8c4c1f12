import { isWithinBudget, type Budget } from './recipientRules';
import { nextDaySends, quietUntil } from './quietHours';
import type { ConsentState } from './consent';

/** Why a message does not leave now, or never. The outbox says it in words. */
type HoldReason = 'quiet' | 'budget';
type StopReason = 'consent' | 'noWay' | 'overtaken' | 'undone' | 'person';

interface GatedMessage {
  /** Null: nobody's automatic message, so neither quiet hours nor a budget hold it. */
  readonly event: string | null;
  /** The recipient is a patient: their word about messages counts. */
  readonly is_private: boolean;
  readonly time_zone: string | null;
  readonly cost: number;
}

interface GateFacts {
  readonly now: Date;
  readonly consent: ConsentState | null;
  readonly budgets: readonly Budget[];
}

export type GateAnswer =
  | { pass: true }
  | { pass: false; state: 'stopped'; reason: StopReason }
  | { pass: false; state: 'held'; reason: HoldReason; until: Date };

/** Whether a message may leave now: asked when it is made, and again in the moment in which it leaves. */
export function gateOf(
  { event, is_private, time_zone, cost }: GatedMessage,
  { now, consent, budgets }: GateFacts,
): GateAnswer {
  if (is_private && consent === 'stopped') return { pass: false, state: 'stopped', reason: 'consent' };
  if (event === null || time_zone === null) return { pass: true };
  const until = quietUntil(now, time_zone);
  if (until) return { pass: false, state: 'held', reason: 'quiet', until };
  if (!isWithinBudget(budgets, cost))
    return { pass: false, state: 'held', reason: 'budget', until: nextDaySends(now, time_zone) };
  return { pass: true };
}
