import { useCallback } from 'react';
import type { Permission } from '../../domain/access/access';
import { useT, useTranslateAny } from '../../i18n/useT';
import { say } from '../../providers/messageLog';
import type { NotOffered } from './whyNotOffered';

/** Milliseconds: enough for half a line, gone before the next key. */
const SHORT = 3_000;

/** Says, for eye and ear, why a key started nothing. */
export function useSayWhyNot() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const sayShortly = useCallback(
    (key: string, args: Readonly<Record<string, string>> = {}, needs?: NotOffered['needs']) =>
      say({ kind: 'info', key, args, text: translateAny(key, args), duration: SHORT, needs }),
    [translateAny],
  );
  const saySentence = (action: string, { reason, needs }: Pick<NotOffered, 'reason' | 'needs'>) =>
    sayShortly('notOffered.sentence', { action, reason: translate(`notOffered.reasons.${reason}`) }, needs);
  return {
    sayShortly,
    /** Nothing is chosen that an action could be about. */
    sayNoStop: () => sayShortly('notOffered.noStop'),
    /** @param action in words of the page */
    sayNoPermission: (action: string, access: Permission) =>
      saySentence(action.replace('…', ''), { reason: 'permission', needs: [access] }),
    sayWhyNot: (refused: NotOffered) => saySentence(translateAny(`actions.${refused.action}.label`), refused),
  };
}
