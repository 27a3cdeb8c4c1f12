import { useCallback, useMemo, useState } from 'react';
import type { IssueView } from '../../domain/stops/issueView';
import { readSession } from '../../providers/session';
import type { IssueAction } from './issueActions';
import type { OpenIssueDialog } from './IssueDialog';
import { useIssueCommand } from './useIssueCommand';
import { useIssueDone } from './useIssueDone';

/** The user's selection on the page of issues: the checked ones, the open one, and the dialog. */
export function useIssueSelection(issues: readonly IssueView[]) {
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const [openId, setOpenId] = useState<number | null>(null);
  const [dialog, setDialog] = useState<OpenIssueDialog | null>(null);
  const taking = useIssueCommand(useIssueDone('take'));
  const { run: take } = taking;
  const me = readSession()?.auth.id ?? null;

  const toggle = useCallback(
    (ids: readonly number[], isChecked: boolean) =>
      setChecked((current) => {
        const next = new Set(current);
        for (const id of ids) {
          if (isChecked) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    [],
  );
  const start = useCallback(
    (action: IssueAction, chosen: readonly IssueView[]) => {
      const { name } = action;
      if (name !== 'take') setDialog({ action: name, issues: chosen });
      else
        void take({
          method: 'PUT',
          path: 'unsuccesfully_events/owner',
          fields: { user_id: me },
          issues: chosen,
        });
    },
    [me, take],
  );
  return {
    me,
    // Issues that were closed meanwhile are removed from the selection.
    checked: useMemo(() => issues.filter((issue) => checked.has(issue.id)), [issues, checked]),
    open: issues.find((issue) => issue.id === openId) ?? null,
    dialog,
    taking,
    toggle,
    clear: useCallback(() => setChecked(new Set()), []),
    show: setOpenId,
    start,
    closeDialog: useCallback(() => setDialog(null), []),
  };
}

export type IssueSelection = ReturnType<typeof useIssueSelection>;
