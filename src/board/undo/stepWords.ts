import type { CommandOnStack } from '../../domain/runs/dispatchView';
import { anyKey, type Translate } from '../../i18n/messageKey';
import type { HttpError } from '../../providers/http';
import { errorText } from '../errorText';

/** "Move: ANA LEE", "Move: 3 stops", "Lock the run: HILLCREST 03". */
export function stepWords(step: CommandOnStack, translate: Translate): string {
  const verb = anyKey(translate)(`actions.${step.name}.label`, { _: translate('interaction.undo.change') });
  const what =
    step.participant_name ??
    step.run_name ??
    (step.stop_count > 0 ? translate('interaction.selection.stops', { smart_count: step.stop_count }) : '');
  return what ? `${verb}: ${what}` : verb;
}

const KNOWN: ReadonlySet<unknown> = new Set(['undone', 'late', 'moved', 'changed']);

/** Why a step was refused: a later change prevents it, and who made that change. */
export function refusalWords(error: HttpError, translate: Translate): string {
  const { reason, who } = error.args;
  if (reason === 'changed' && typeof who === 'string')
    return translate('interaction.undo.refused.changedBy', { who });
  return KNOWN.has(reason)
    ? anyKey(translate)(`interaction.undo.refused.${String(reason)}`)
    : errorText(error, translate);
}
