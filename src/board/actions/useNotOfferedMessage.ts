import { useCallback } from 'react';
import type { Permission } from '../../domain/access/access';
import { useT, useTranslateAny } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import type { NotOffered } from './whyNotOffered';

/** Milliseconds: long enough to read half a line, short enough before the next key press. */
const SHORT = 3_000;

/** Shows and announces why a key started no action. */
export function useNotOfferedMessage() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const notifyShortly = useCallback(
    (key: string, args: Readonly<Record<string, string>> = {}, needs?: NotOffered['needs']): void => {
      showMessage({ kind: 'info', key, args, text: translateAny(key, args), duration: SHORT, needs });
    },
    [translateAny],
  );
  const notifyNotOffered = (action: string, { reason, needs }: Pick<NotOffered, 'reason' | 'needs'>) =>
    notifyShortly(
      'notOffered.sentence',
      { action, reason: translate(`notOffered.reasons.${reason}`) },
      needs,
    );
  return {
    notifyShortly,
    /** No stop is selected or under the cursor. */
    notifyNoStop: () => notifyShortly('notOffered.noStop'),
    /** @param action translated name of the action */
    notifyNoPermission: (action: string, access: Permission) =>
      notifyNotOffered(action.replace('…', ''), { reason: 'permission', needs: [access] }),
    notifyWhyNot: (refused: NotOffered) =>
      notifyNotOffered(translateAny(`actions.${refused.action}.label`), refused),
  };
}
