import { useCallback } from 'react';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { useBoardActions } from '../../board/boardActions';
import type { IssueActionName } from './issueActions';

/** Shows what was done and offers to undo it. */
export function useIssueDone(action: IssueActionName) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  return useCallback(
    (answer: CommandAnswer, done: number) =>
      offerUndo({
        commandId: answer.command_id,
        name: '',
        text: translate(`issues.done.${action}`, { smart_count: done }),
      }),
    [action, offerUndo, translate],
  );
}
