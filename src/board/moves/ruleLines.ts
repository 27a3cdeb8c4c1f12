import { namedRules, ruleKey } from '../../domain/runs/namedRules';
import { anyKey, type Translate } from '../../i18n/messageKey';
import type { HttpError } from '../../providers/httpError';
import type { StopOnBoard } from '../actions/deliveryAction';

type Find = (id: number) => StopOnBoard | null;
/** Each rule that an error names, as a sentence; null if it names none. */
export function ruleLines(error: HttpError, find: Find, translate: Translate): string[] | null {
  const rules = namedRules(error.args.rules);
  if (!rules) return null;
  return rules.map(({ rule, delivery_event_id: id, minutes = 0, over = 0, message, args }) => {
    if (message) return anyKey(translate)(message, { ...args, smart_count: args?.count ?? 1 });
    const name =
      (id === null ? null : find(id)?.event.participant_name) ?? translate('interaction.cost.theStop');
    return anyKey(translate)(`interaction.cost.rules.${rule}`, { ...error.args, name, minutes, over });
  });
}

/** The keys of these rules, for the override request; undefined if the server names none. */
export function seenRules(error: HttpError): string[] | undefined {
  return namedRules(error.args.rules)?.map(ruleKey);
}
