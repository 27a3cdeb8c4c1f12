import type { BrokenRule } from '../../domain/planMove';
import type { HttpError } from '../../providers/http';
import type { StopInHand } from '../actions/deliveryAction';
import { errorText } from '../errorText';

type Find = (id: number) => StopInHand | null;
type Translate = (key: string, args?: Record<string, unknown>) => string;

/** Reasons of `moveRules`, by which the browser has words of its own. */
const REASONS: ReadonlySet<unknown> = new Set([
  'closed',
  'notMovable',
  'pickedUp',
  'runOver',
  'runTakesNone',
  'alreadyPooled',
  'otherDay',
  'behindClosed',
]);

/** How many rules are named one by one. */
const NAMED = 4;

function isRules(rules: unknown): rules is readonly BrokenRule[] {
  return (
    Array.isArray(rules) && rules.every((rule) => typeof rule === 'object' && rule !== null && 'rule' in rule)
  );
}

/** What stands against a move, as the server said it, in the person's language. */
export function moveErrorText(error: HttpError, find: Find, translate: Translate): string {
  const { rules, reason } = error.args;
  if (isRules(rules) && rules.length > 0) {
    const named = rules.slice(0, NAMED).map(({ rule, delivery_event_id: id, minutes, over }) =>
      translate(`hands.cost.rules.${rule}`, {
        name: id === null ? '' : (find(id)?.event.participant_name ?? ''),
        minutes: minutes ?? 0,
        over: over ?? 0,
      }),
    );
    const more = rules.length - named.length;
    if (more > 0) named.push(translate('hands.cost.moreRules', { smart_count: more }));
    return `${named.join('. ')}.`;
  }
  if (REASONS.has(reason))
    return translate(`hands.cost.refused.${String(reason)}`, {
      name: translate('hands.cost.theStop'),
      ...error.args,
    });
  return errorText(error, translate);
}
