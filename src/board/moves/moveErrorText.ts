import { anyKey, type Translate } from '../../i18n/messageKey';
import type { HttpError } from '../../providers/http';
import type { StopOnBoard } from '../actions/deliveryAction';
import { errorText } from '../errorText';
import { ruleLines } from './ruleLines';

type Find = (id: number) => StopOnBoard | null;
/** Reasons of `moveRules` that have translated texts. */
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

/** Maximum number of rules that are listed. */
const NAMED = 4;

/** The conflicts of a move from the server's answer, as translated text. */
export function moveErrorText(error: HttpError, find: Find, translate: Translate): string {
  const lines = ruleLines(error, find, translate);
  if (lines) {
    const named = lines.slice(0, NAMED);
    const more = lines.length - named.length;
    if (more > 0) named.push(translate('interaction.cost.moreRules', { smart_count: more }));
    return `${named.join('. ')}.`;
  }
  const { reason } = error.args;
  if (REASONS.has(reason))
    return anyKey(translate)(`interaction.cost.refused.${String(reason)}`, {
      name: translate('interaction.cost.theStop'),
      ...error.args,
    });
  return errorText(error, translate);
}
